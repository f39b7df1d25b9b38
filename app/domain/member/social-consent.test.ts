import { expect, test } from "vitest";
import { profileName, socialConsentSchema } from "./social-consent.ts";

const AGREED = { terms: "on", privacy: "on", age: "on" };

test("terms, privacy and age are asked for; advertising is a choice", () => {
  expect(socialConsentSchema.parse(AGREED)).toEqual(AGREED);
  expect(socialConsentSchema.parse({ ...AGREED, marketing: "on" }).marketing).toBe("on");
});

test.each([
  ["terms", "auth.consent_required"],
  ["privacy", "auth.consent_required"],
  ["age", "auth.too_young"],
])("without %s the answer is %s", (name, code) => {
  const parsed = socialConsentSchema.safeParse({ ...AGREED, [name]: undefined });
  expect(parsed.error?.issues[0]).toMatchObject({ path: [name], message: code });
});

test.each([
  ["김하늘", "김하늘"],
  ["  Alex \n Lee\u202e ", "Alex  Lee"],
  ["\u0000", undefined],
  [undefined, undefined],
  ["가".repeat(100), "가".repeat(40)],
])("a provider's %j becomes %j", (name, kept) => {
  expect(profileName(name)).toBe(kept);
});
