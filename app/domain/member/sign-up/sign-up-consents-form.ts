import { z } from "zod";
import { SIGN_UP_CONSENTS } from "./sign-up-consents.ts";

const KINDS = SIGN_UP_CONSENTS.map(({ kind }) => kind);
const REQUIRED = SIGN_UP_CONSENTS.filter(({ required }) => required).map(({ kind }) => kind);

/** One box that is ticked arrives as a text, several as a list. */
export const consentsSchema = z
  .union([z.enum(KINDS).transform((kind) => [kind]), z.array(z.enum(KINDS)).max(10)], {
    error: "auth.consent_required",
  })
  .optional()
  .transform((given) => [...new Set(given)])
  .superRefine((given, context) => {
    const missing = REQUIRED.filter((kind) => !given.includes(kind));
    if (missing.length === 0) return;
    // Somebody who agrees to everything but the age sees why they cannot join.
    const isYoung = missing.every((kind) => kind === "age");
    const message = isYoung ? "auth.too_young" : "auth.consent_required";
    context.addIssue({ code: "custom", message });
  });
