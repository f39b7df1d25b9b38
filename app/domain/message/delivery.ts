import { SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";
import { type MessageKind, TEMPLATES, type Template } from "./templates.ts";

/**
 * Messages of one lane to one recipient arrive in order; lanes do not wait for one another:
 * a code must not wait behind an advertisement that is held back until morning.
 */
export const LANES = ["urgent", "plain", "marketing"] as const;
export type Lane = (typeof LANES)[number];

/** Useless unless they arrive immediately. */
const URGENT: readonly Template[] = ["email-code", "reset-password", "pay-link"];

const MAX_TRIES = 8;
const MINUTE_MS = 60_000;
const QUIET_FROM = 21;
const QUIET_UNTIL = 8;

export function isTemplate(name: string): name is Template {
  return Object.hasOwn(TEMPLATES, name);
}

export function kindOf(template: Template): MessageKind {
  return TEMPLATES[template].kind;
}

export function laneOf(template: Template): Lane {
  if (URGENT.includes(template)) return "urgent";
  return kindOf(template) === "marketing" ? "marketing" : "plain";
}

export function templatesInLane(lane: Lane): Template[] {
  return (Object.keys(TEMPLATES) as Template[]).filter((template) => laneOf(template) === lane);
}

/** When to try again after so many failed tries: 1, 4, 16, 64 … minutes, then never. */
export function nextRetryAt(tries: number, lane: Lane, now: Date): Date | undefined {
  if (tries >= MAX_TRIES) return undefined;
  const minutes = lane === "urgent" ? 1 : 4 ** (tries - 1);
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** The end of the quiet hours that this moment is in: no advertising from 21:00 to 08:00 in Korea. */
export function quietHoursEnd(now: Date): Date | undefined {
  const { hour, minute, second } = clockIn(now);
  if (hour < QUIET_FROM && hour >= QUIET_UNTIL) return undefined;
  const hours = (QUIET_UNTIL - hour + 24) % 24;
  const passed = (minute * 60 + second) * 1000 + now.getMilliseconds();
  return new Date(now.getTime() + hours * 60 * MINUTE_MS - passed);
}

function clockIn(now: Date) {
  const parts = dateFormat("en-GB", {
    timeZone: SHOP_ZONE,
    hourCycle: "h23",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return { hour: part("hour"), minute: part("minute"), second: part("second") };
}

const MESSAGE_STATES = ["queued", "sent", "failed", "dead"] as const;
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
