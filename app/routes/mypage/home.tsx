export default function MypageHome() {
  return null;
}
