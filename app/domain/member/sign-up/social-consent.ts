import { z } from "zod";
import { consentsSchema } from "./sign-up-schema.ts";

/** What must be agreed to before a login at a provider becomes a member. */
export const socialConsentSchema = z.object({ agree: consentsSchema });

const MAX_NAME = 40;

/** A provider's name, cut down to what our own form allows; undefined when nothing is left. */
export function profileName(name: string | undefined): string | undefined {
  const plain = (name ?? "").replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  return [...plain].slice(0, MAX_NAME).join("").trim() || undefined;
}
