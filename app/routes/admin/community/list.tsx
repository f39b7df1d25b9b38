export default function AdminCommunityList() {
  return null;
}
