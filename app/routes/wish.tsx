export default function Wish() {
  return null;
}
