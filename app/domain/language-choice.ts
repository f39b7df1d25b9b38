import { z } from "zod";
import { LOCALES } from "./locale.ts";
import { says } from "./validation.ts";

/** What the language page sends: the language, and the page one came from. */
export const languageChoiceSchema = z.object({
  lang: z.enum(LOCALES, says("common.bad_request")),
  from: z.string().optional().catch(undefined),
});
