import { abroadCourses } from "./courses/abroad.ts";
import { bangkokCourses } from "./courses/bangkok.ts";
import { eastCourses } from "./courses/east.ts";
import { northSouthCourses } from "./courses/north-south.ts";
import { westCourses } from "./courses/west.ts";
import type { CourseDetail } from "./types.ts";

export const courseDetails: readonly CourseDetail[] = [
  ...bangkokCourses,
  ...eastCourses,
  ...westCourses,
  ...northSouthCourses,
  ...abroadCourses,
];
