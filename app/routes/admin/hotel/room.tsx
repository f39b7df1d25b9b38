export default function AdminHotelRoom() {
  return null;
}
