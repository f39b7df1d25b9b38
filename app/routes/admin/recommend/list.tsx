export default function AdminRecommendList() {
  return null;
}
