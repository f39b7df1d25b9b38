export default function Best30() {
  return null;
}
