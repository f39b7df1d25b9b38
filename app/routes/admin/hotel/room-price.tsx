export default function AdminHotelRoomPrice() {
  return null;
}
