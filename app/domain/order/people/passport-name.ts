import { z } from "zod";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { requiredText, says } from "#app/domain/common/validation.ts";

const LONGEST = 40;

/** As in the passport: Latin capital letters, which staff abroad can read. */
const LATIN = /^\p{Script=Latin}[\p{Script=Latin}\p{M} '’.-]*$/u;

export function passportName(missing: ErrorCode) {
  return requiredText(missing, 500)
    .pipe(
      z
        .string()
        .normalize("NFC")
        .regex(LATIN, says("booker.name_latin"))
        .max(LONGEST, says("booker.name_too_long")),
    )
    .transform((name) => name.replace(/ +/g, " ").toUpperCase());
}
