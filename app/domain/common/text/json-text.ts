import { z } from "zod";
import { issue, says } from "#app/domain/common/validation.ts";
import { parsedJson } from "./storable.ts";

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
