export default function AdminTournamentList() {
  return null;
}
