export default function ReviewWrite() {
  return null;
}
