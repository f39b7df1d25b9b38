export default function AdminEventEdit() {
  return null;
}
