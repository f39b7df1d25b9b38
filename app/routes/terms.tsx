export default function Terms() {
  return null;
}
