import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";
import { travellerSchema } from "./traveller.ts";

/** As many as anybody travels with. */
export const MAX_COMPANIONS = 30;

/** A fellow traveller as a form sends them: there a handicap is text, and may have a comma. */
export const companionSchema = travellerSchema.extend({
  handicap: z
    .string()
    .trim()
    .max(10, says("traveller.handicap_format"))
    .default("")
    .transform((text) => (text === "" ? null : Number(text.replace(",", "."))))
    .pipe(travellerSchema.shape.handicap.removeDefault()),
});
export type Companion = z.output<typeof companionSchema>;
export type KnownCompanion = Companion & { readonly id: string };

export const companionId = z.object({ id: z.uuid(says("common.bad_request")) });
