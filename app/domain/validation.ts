import { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import { parsedJson } from "./text/storable.ts";

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

/** JSON in one field of a form, as scripts send lists; what is none is refused under the name of its field. */
export function jsonText<Schema extends z.ZodType>(schema: Schema, max: number) {
  return z
    .string(says("common.bad_request"))
    .max(max, says("common.bad_request"))
    .transform((text, context): unknown => {
      const value = parsedJson(text);
      if (value !== undefined) return value;
      context.addIssue(issue("common.bad_request"));
      return z.NEVER;
    })
    .pipe(schema);
}
