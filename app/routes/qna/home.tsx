export default function QnaHome() {
  return null;
}
