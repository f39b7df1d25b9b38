export default function QnaDetail() {
  return null;
}
