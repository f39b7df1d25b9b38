export default function CaddyDetail() {
  return null;
}
