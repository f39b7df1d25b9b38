export default function AdminTournamentEdit() {
  return null;
}
