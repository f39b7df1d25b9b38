export default function ReviewHome() {
  return null;
}
