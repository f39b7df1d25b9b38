import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const stylesOf = (policy: string) =>
  policy.split("; ").filter((directive) => directive.startsWith("style-src"));

test("no style sheet may be written into a page, and style attributes may", () => {
  expect(stylesOf(contentSecurityPolicy("'nonce-x'"))).toEqual([
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
  ]);
});

test("a configured chat may write its style sheet", () => {
  const policy = contentSecurityPolicy("'nonce-x'", { chat: "https://chat.example" });
  expect(stylesOf(policy)[0]).toBe("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("script-src 'self' 'nonce-x' https://chat.example;");
});
