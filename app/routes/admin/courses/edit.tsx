export default function AdminCoursesEdit() {
  return null;
}
