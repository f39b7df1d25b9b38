export default function AdminReviewList() {
  return null;
}
