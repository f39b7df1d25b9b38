import { isTemplate, kindOf, laneOf } from "./delivery.ts";

export const MESSAGE_STATES = ["queued", "sent", "failed", "dead"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

type Delivery = {
  readonly status: "waiting" | "sent" | "dead";
  readonly tries: number;
  readonly lastError: string | null;
};

/** As the desk says it: a message that failed once and is tried again is no longer merely queued. */
export function messageState({ status, tries, lastError }: Delivery): MessageState {
  if (status !== "waiting") return status;
  return tries > 0 && lastError !== null ? "failed" : "queued";
}

/** Words that grant access or prove something: not even staff read them. */
const SECRET_WORDS: readonly string[] = ["code", "loginId"];
const HIDDEN = "••••";

export function withoutSecrets(
  words: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name,
      SECRET_WORDS.includes(name) ? HIDDEN : word,
    ]),
  );
}

/** Codes, passwords and pay links are never sent again; the customer requests a new one. */
export function mayResend(template: string): boolean {
  if (!isTemplate(template) || laneOf(template) === "urgent") return false;
  return kindOf(template) === "reservation";
}
