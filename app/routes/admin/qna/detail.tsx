export default function AdminQnaDetail() {
  return null;
}
