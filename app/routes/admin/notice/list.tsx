export default function AdminNoticeList() {
  return null;
}
