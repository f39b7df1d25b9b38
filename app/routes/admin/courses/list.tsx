export default function AdminCoursesList() {
  return null;
}
