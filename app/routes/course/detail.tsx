export default function CourseDetail() {
  return null;
}
