import { expect, test } from "vitest";
import { legalDocuments } from "#app/db/schema/company-tables.ts";
import { LEGAL_KINDS } from "#app/domain/company/legal/legal-kinds.ts";
import { oneTestDatabase, testDatabase } from "#tests/support/database/database.ts";
import { findLegalDocument } from "./legal-queries.server.ts";

const db = await testDatabase("demo");
const TODAY = "2026-11-15";

test.each(LEGAL_KINDS)("%s can be read in both languages", async (kind) => {
  const korean = await findLegalDocument(db, "ko", { kind, today: TODAY });
  const english = await findLegalDocument(db, "en", { kind, today: TODAY });

  expect(korean?.title).toMatch(/[가-힣]/);
  expect(english?.title).toMatch(/^[ -~]+$/);
  expect(english?.sections.length).toBe(korean?.sections.length);
});

test("a changed text is shown from its day on", async () => {
  const own = await oneTestDatabase("demo");
  const text = { title: { ko: "새 약관" }, intro: { ko: "새로" }, sections: [] };
  await own
    .insert(legalDocuments)
    .values({ kind: "terms", edition: 2, effectiveOn: "2026-12-01", ...text });

  const before = await findLegalDocument(own, "en", { kind: "terms", today: "2026-11-30" });
  expect(before?.version).toBe(1);
  expect(await findLegalDocument(own, "en", { kind: "terms", today: "2026-12-01" })).toEqual({
    version: 2,
    title: "새 약관",
    intro: "새로",
    sections: [],
    effectiveOn: "2026-12-01",
  });
});
