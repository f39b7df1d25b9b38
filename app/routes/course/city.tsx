export default function CourseCity() {
  return null;
}
