export default function PaymentSuccess() {
  return null;
}
