export default function AdminHotelList() {
  return null;
}
