export default function AdminQnaList() {
  return null;
}
