export default function CommunityDetail() {
  return null;
}
