export default function ReservationHome() {
  return null;
}
