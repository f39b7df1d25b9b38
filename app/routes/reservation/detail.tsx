export default function ReservationDetail() {
  return null;
}
