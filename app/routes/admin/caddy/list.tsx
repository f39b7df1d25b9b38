export default function AdminCaddyList() {
  return null;
}
