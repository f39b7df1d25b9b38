export default function AdminHotelEdit() {
  return null;
}
