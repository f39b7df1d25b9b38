export default function EventDetail() {
  return null;
}
