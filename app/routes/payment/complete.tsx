export default function PaymentComplete() {
  return null;
}
