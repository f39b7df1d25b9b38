import { expect, test } from "vitest";
import { MAX_REFS, parseRefs, refText } from "./product-ref.ts";

test("a list of products is read without duplicates and invalid entries", () => {
  expect(
    parseRefs("course:th-siam-old,hotel:ht-a,course:th-siam-old,car:x,course:,caddy:../x,,"),
  ).toEqual([
    { kind: "course", id: "th-siam-old" },
    { kind: "hotel", id: "ht-a" },
  ]);
});

test("a list above the maximum is cut", () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `course:c-${index}`).join(",");
  expect(parseRefs(many)).toHaveLength(MAX_REFS);
});

test("a product is written as it is read", () => {
  expect(parseRefs(refText({ kind: "caddy", id: "cad-001" }))).toEqual([
    { kind: "caddy", id: "cad-001" },
  ]);
});
