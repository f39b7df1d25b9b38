export default function HotelDetail() {
  return null;
}
