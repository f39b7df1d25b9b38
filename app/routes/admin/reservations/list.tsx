export default function AdminReservationsList() {
  return null;
}
