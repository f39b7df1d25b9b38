export default function AdminCoursesPrice() {
  return null;
}
