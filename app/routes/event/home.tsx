export default function EventHome() {
  return null;
}
