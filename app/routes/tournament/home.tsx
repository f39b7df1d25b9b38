export default function TournamentHome() {
  return null;
}
