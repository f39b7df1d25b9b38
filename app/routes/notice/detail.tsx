export default function NoticeDetail() {
  return null;
}
