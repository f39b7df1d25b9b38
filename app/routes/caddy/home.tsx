export default function CaddyHome() {
  return null;
}
