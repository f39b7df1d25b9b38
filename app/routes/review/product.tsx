export default function ReviewProduct() {
  return null;
}
