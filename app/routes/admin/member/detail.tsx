export default function AdminMemberDetail() {
  return null;
}
