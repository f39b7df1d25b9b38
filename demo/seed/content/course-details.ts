import { abroadCourses } from "./courses/abroad-courses.ts";
import { bangkokCourses } from "./courses/bangkok-courses.ts";
import { eastCourses } from "./courses/east-courses.ts";
import { northSouthCourses } from "./courses/north-south-courses.ts";
import { westCourses } from "./courses/west-courses.ts";
import type { CourseDetail } from "./types.ts";

export const courseDetails: readonly CourseDetail[] = [
  ...bangkokCourses,
  ...eastCourses,
  ...westCourses,
  ...northSouthCourses,
  ...abroadCourses,
];
