export default function TournamentDetail() {
  return null;
}
