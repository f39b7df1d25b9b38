export default function AdminNoticeEdit() {
  return null;
}
