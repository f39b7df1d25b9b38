import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password.server.ts";

test("a password is recognised, and another is not", async () => {
  const stored = await hashPassword("한글 비밀번호 1");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword("한글 비밀번호 1", stored)).toBe(true);
  expect(await verifyPassword("한글 비밀번호 2", stored)).toBe(false);
});

test("decomposed characters are the same password", async () => {
  const stored = await hashPassword("한글".normalize("NFC"));
  expect(await verifyPassword("한글".normalize("NFD"), stored)).toBe(true);
});

test("the same password is stored in a new form each time", async () => {
  expect(await hashPassword("palmtee")).not.toBe(await hashPassword("palmtee"));
});

test("without a stored hash no password is right", async () => {
  expect(await verifyPassword("", null)).toBe(false);
});
