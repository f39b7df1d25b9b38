import { z } from "zod";
import { LOCALES } from "./locale.ts";
import { says } from "./validation.ts";

/** The form of the language page: the language, and the page to return to. */
export const languageChoiceSchema = z.object({
  lang: z.enum(LOCALES, says("common.bad_request")),
  from: z.string().optional().catch(undefined),
});
