export default function CommunityHome() {
  return null;
}
