import { z } from "zod";
import type { ErrorCode } from "../common/errors/errors.ts";
import { says } from "../common/validation.ts";

/** A text that staff have to write: one that is too long says so. */
export function staffText(code: ErrorCode, max: number) {
  return z.string(says(code)).trim().min(1, says(code)).max(max, says("record.too_long"));
}
