import { z } from "zod";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { says } from "#app/domain/common/validation.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Along the keyboard, the alphabet and the digits, forwards and backwards. */
const ROWS = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "가나다라마바사아자차카타파하",
].flatMap((row) => [row, [...row].reverse().join("")]);

/**
 * What is wrong with a password, if anything. Letters of any kind and any mixture may be used: length and being
 * uncommon are what protects.
 */
export function passwordMistake(password: string, loginId: string): ErrorCode | undefined {
  const plain = password.normalize("NFC");
  const length = [...plain].length;
  if (length < PASSWORD_MIN) return "auth.password_short";
  if (length > PASSWORD_MAX) return "auth.password_long";
  const lower = plain.toLowerCase();
  if (loginId !== "" && lower === loginId.normalize("NFC").toLowerCase())
    return "auth.password_is_id";
  return isCommon(lower) ? "auth.password_common" : undefined;
}

function isCommon(password: string): boolean {
  const isOneLetter = new Set(password).size === 1;
  return (
    isOneLetter || COMMON_PASSWORDS.has(password) || ROWS.some((row) => row.includes(password))
  );
}

/** The form of a new password; what depends on the ID is checked by `passwordMistake`. */
export const newPasswordSchema = z
  .string(says("auth.password_required"))
  .min(1, says("auth.password_required"))
  .max(1000, says("auth.password_long"))
  .superRefine((password, context) => {
    const mistake = password === "" ? undefined : passwordMistake(password, "");
    if (mistake) context.addIssue({ code: "custom", message: mistake });
  });
