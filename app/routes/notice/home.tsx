export default function NoticeHome() {
  return null;
}
