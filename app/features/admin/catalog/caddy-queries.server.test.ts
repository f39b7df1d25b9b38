import { expect, test } from "vitest";
import { embeddedDatabase } from "#tests/support/database/database.ts";
import { findCaddy, listCaddies } from "./caddy-queries.server.ts";

const db = await embeddedDatabase("demo");

test("a caddie is found by name, by number and by course", async () => {
  for (const q of ["nattaya", "107", "시암 컨트리클럽 올드"]) {
    const { rows } = await listCaddies(db, "ko", { q, page: 1 });
    expect(rows.map(({ id }) => id)).toContain("cad-001");
  }
});

test("a region filter shows only the caddies of its courses", async () => {
  const all = await listCaddies(db, "ko", { q: "", page: 1 });
  const here = await listCaddies(db, "ko", { q: "", page: 1, region: "pattaya" });
  expect(here.total).toBeGreaterThan(0);
  expect(here.total).toBeLessThan(all.total);
});

test("a caddie's record names their course; an unknown one is not found", async () => {
  expect(await findCaddy(db, "cad-001")).toMatchObject({ courseId: "th-siam-old" });
  expect(await findCaddy(db, "nobody")).toBeUndefined();
});
