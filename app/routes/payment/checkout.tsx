export default function PaymentCheckout() {
  return null;
}
