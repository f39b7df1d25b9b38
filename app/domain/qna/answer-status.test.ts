import { expect, test } from "vitest";
import { answerStatus } from "./answer-status.ts";

test("a question is pending until it has been answered", () => {
  expect(answerStatus(null)).toBe("pending");
  expect(answerStatus(new Date("2026-11-15T03:00:00Z"))).toBe("completed");
});
