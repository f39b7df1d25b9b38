import { z } from "zod";
import { says } from "../validation.ts";
import { LOCALES } from "./languages.ts";

/** The form of the language page: the language, and the page to return to. */
export const languageChoiceSchema = z.object({
  lang: z.enum(LOCALES, says("common.bad_request")),
  from: z.string().optional().catch(undefined),
});
