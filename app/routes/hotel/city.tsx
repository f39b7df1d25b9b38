export default function HotelCity() {
  return null;
}
