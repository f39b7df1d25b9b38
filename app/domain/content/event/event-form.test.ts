import { expect, test } from "vitest";
import { EVENT_FORM } from "./event-form.ts";

const EVENT = {
  startsOn: "2026-11-01",
  endsOn: "2026-11-30",
  title_ko: "밤 라운드",
  label_ko: "야간",
  summary_ko: "요약",
  body_ko: "<p>글</p>",
};
const MANY = Array.from({ length: 13 }, (_, index) => `course:c${index}`).join(", ");

test.each([
  [{ products: "course:th-siam-old, nothing" }, "products", "record.choice"],
  [{ products: "plane:a380" }, "products", "record.choice"],
  [{ products: MANY }, "products", "record.too_many"],
  [{ couponId: "free" }, "couponId", "record.number"],
  [{ couponId: "-1" }, "couponId", "record.out_of_range"],
  [{ couponId: "99999999999" }, "couponId", "record.out_of_range"],
  [{ endsOn: "2026-10-31" }, "endsOn", "record.ends_before_start"],
  [{ startsOn: "2026-02-30" }, "startsOn", "record.day_required"],
  [{ title_ko: "가".repeat(121) }, "title_ko", "record.too_long"],
])("%j is refused at %s", (changes, field, code) => {
  const [issue] = EVENT_FORM.schema.safeParse({ ...EVENT, ...changes }).error?.issues ?? [];
  expect([issue?.path[0], issue?.message]).toEqual([field, code]);
});

test("merges a product named twice, and accepts none", () => {
  const read = (products: string) => EVENT_FORM.schema.parse({ ...EVENT, products });
  expect(read("course:a, course:b, course:a")).toMatchObject({
    products: ["course:a", "course:b"],
  });
  expect(read("")).toMatchObject({ products: [], couponId: null, hasComments: false });
});
