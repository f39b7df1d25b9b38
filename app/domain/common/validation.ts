import { z } from "zod";
import type { ErrorCode } from "./errors/errors.ts";

/** Zod messages are error codes, never sentences: `z.string().min(1, says("community.title_required"))`. */
export function says(code: ErrorCode): { error: ErrorCode } {
  return { error: code };
}

/** The same for `addIssue`. */
export function issue(code: ErrorCode) {
  return { code: "custom", message: code } as const;
}

export function requiredText(code: ErrorCode, max = 200) {
  return z.string(says(code)).trim().min(1, says(code)).max(max, says("common.bad_request"));
}
