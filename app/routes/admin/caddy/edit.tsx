export default function AdminCaddyEdit() {
  return null;
}
