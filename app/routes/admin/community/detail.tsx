export default function AdminCommunityDetail() {
  return null;
}
