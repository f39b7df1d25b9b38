import { expect, test } from "vitest";
import { profileName, socialConsentSchema } from "./social-consent.ts";

const AGREED = ["terms", "personal-information", "age"];

test("a member who joins through a provider gives the same consents as everybody; advertising is optional", () => {
  expect(socialConsentSchema.parse({ agree: AGREED })).toEqual({ agree: AGREED });
  const all = [...AGREED, "marketing"];
  expect(socialConsentSchema.parse({ agree: all })).toEqual({ agree: all });
});

test.each([
  ["terms", "auth.consent_required"],
  ["personal-information", "auth.consent_required"],
  ["age", "auth.too_young"],
])("without %s the answer is %s", (name, code) => {
  const agree = AGREED.filter((kind) => kind !== name);
  const parsed = socialConsentSchema.safeParse({ agree });
  expect(parsed.error?.issues[0]).toMatchObject({ path: ["agree"], message: code });
});

test.each([
  ["김하늘", "김하늘"],
  ["  Alex \n Lee\u202e ", "Alex  Lee"],
  ["가".repeat(100), "가".repeat(40)],
])("a provider's %j becomes %j", (name, saved) => {
  expect(profileName(name)).toBe(saved);
});

test("refuses a missing name and one without letters", () => {
  expect(profileName("\u0000")).toBeUndefined();
  expect(profileName(undefined)).toBeUndefined();
});
