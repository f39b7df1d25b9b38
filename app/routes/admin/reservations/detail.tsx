export default function AdminReservationsDetail() {
  return null;
}
