export default function MypageProfile() {
  return null;
}
