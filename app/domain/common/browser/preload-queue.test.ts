import { expect, test } from "vitest";
import { EMPTY_QUEUE, endPreload, MAX_PRELOADS, wantPreload } from "./preload-queue.ts";

const five = ["/a", "/b", "/c", "/d", "/e"].reduce(wantPreload, EMPTY_QUEUE);

test("preloads at most four route chunks at once", () => {
  expect(MAX_PRELOADS).toBe(4);
  expect(five.running).toEqual(["/a", "/b", "/c", "/d"]);
  expect(five.waiting).toEqual(["/e"]);
});

test("starts the next requested run when one ends", () => {
  expect(endPreload(five, "/b")).toEqual({ running: ["/a", "/c", "/d", "/e"], waiting: [] });
});

test("the newest request goes first, and duplicates are dropped", () => {
  const more = wantPreload(wantPreload(wantPreload(five, "/f"), "/e"), "/a");
  expect(more.waiting).toEqual(["/e", "/f"]);
});
