export default function AdminEventList() {
  return null;
}
