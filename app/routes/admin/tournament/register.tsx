export default function AdminTournamentRegister() {
  return null;
}
