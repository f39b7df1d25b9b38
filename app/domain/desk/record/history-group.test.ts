import { expect, test } from "vitest";
import { COURSE_FORM } from "#app/domain/catalog/course/course-form.ts";
import { groupOf } from "./history-group.ts";

const NAMES = { name: { ko: "시암", en: "Siam" }, status: "draft", holes: 18 };
const of = (action: string, after: object = NAMES) =>
  groupOf({ action, before: NAMES, after: { ...NAMES, ...after } }, COURSE_FORM.fields);

test("entries of a history are grouped by what they changed", () => {
  expect(of("course.pictures")).toBe("pictures");
  expect(of("course.publish")).toBe("publication");
  expect(of("course.save", { name: { ko: "시암", en: "Siam Old" } })).toBe("text");
  expect(of("course.save", { status: "published" })).toBe("publication");
  expect(of("course.save", { holes: 27 })).toBe("facts");
  expect(groupOf({ action: "course.create", before: null, after: NAMES }, [])).toBe("facts");
});
