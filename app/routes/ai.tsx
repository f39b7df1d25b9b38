export default function Ai() {
  return null;
}
