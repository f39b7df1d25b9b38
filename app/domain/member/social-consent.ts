import { z } from "zod";
import { says } from "../validation.ts";

/** What must be agreed to before somebody whom a provider vouches for becomes a member. */
export const socialConsentSchema = z.object({
  terms: z.literal("on", says("auth.consent_required")),
  privacy: z.literal("on", says("auth.consent_required")),
  /** Fourteen or over, as the law asks; who is younger joins with a guardian's help. */
  age: z.literal("on", says("auth.too_young")),
  marketing: z.literal("on").optional(),
});

export type SocialConsent = z.infer<typeof socialConsentSchema>;

const MAX_NAME = 40;

/** A provider's name for somebody, as we would have let them write it; undefined when nothing is left. */
export function profileName(name: string | undefined): string | undefined {
  const plain = (name ?? "").replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  return [...plain].slice(0, MAX_NAME).join("").trim() || undefined;
}
