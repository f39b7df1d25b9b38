export default function CaddyCity() {
  return null;
}
