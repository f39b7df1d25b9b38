export default function CourseHome() {
  return null;
}
