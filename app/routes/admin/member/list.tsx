export default function AdminMemberList() {
  return null;
}
