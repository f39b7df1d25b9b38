import { expect, test } from "vitest";
import { type Publication, publicationIssue, statusAt } from "./publication.ts";

const NOON = new Date("2026-11-16T03:00:00Z");
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

function product(
  status: Publication["status"],
  publishAt: Date | null = null,
  unpublishAt: Date | null = null,
): Publication {
  return { status, publishAt, unpublishAt };
}

test.each([
  ["a schedule before its minute", product("scheduled", minutes(1)), "scheduled"],
  ["a schedule at its minute", product("scheduled", NOON), "published"],
  ["a schedule without a moment", product("scheduled"), "scheduled"],
  ["a product before its end", product("published", null, minutes(1)), "published"],
  ["a product at its end", product("published", null, NOON), "archived"],
  ["a schedule that began and ended", product("scheduled", minutes(-2), minutes(-1)), "archived"],
  ["a draft with a past moment", product("draft", minutes(-2), minutes(-1)), "draft"],
  ["an archived product", product("archived", minutes(-2)), "archived"],
] as const)("%s has its status", (_what, given, expected) => {
  expect(statusAt(given, NOON)).toBe(expected);
});

test.each([
  ["scheduled without a moment", product("scheduled"), "publishAt", "record.moment_required"],
  ["scheduled for this minute", product("scheduled", NOON), "publishAt", "record.moment_past"],
  [
    "ending before it begins",
    product("scheduled", minutes(10), minutes(10)),
    "unpublishAt",
    "record.unpublish_before_publish",
  ],
  ["ending now", product("published", null, NOON), "unpublishAt", "record.moment_past"],
] as const)("a product that is %s is refused at its field", (_what, given, field, code) => {
  expect(publicationIssue(given, NOON)).toEqual({ field, code });
});

test("drafts and archived products keep old moments without complaint", () => {
  expect(publicationIssue(product("draft", minutes(-9), minutes(-10)), NOON)).toBeUndefined();
  expect(publicationIssue(product("archived", null, minutes(-10)), NOON)).toBeUndefined();
  const planned = product("scheduled", minutes(1), minutes(2));
  expect(publicationIssue(planned, NOON)).toBeUndefined();
});
