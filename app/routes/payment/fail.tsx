export default function PaymentFail() {
  return null;
}
