export default function HotelHome() {
  return null;
}
