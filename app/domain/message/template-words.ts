import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Localized } from "../common/language/languages.ts";
import type { Won } from "../common/money.ts";
import type { Template } from "./templates.ts";

/** What a caller gives for each kind of word; `write-words.ts` puts it into each language. */
export type WordTypes = {
  readonly text: string;
  readonly localized: Localized;
  readonly won: Won;
  readonly count: number;
  /** Month, day and weekday. */
  readonly day: LocalDate;
  /** Year, month and day. */
  readonly date: LocalDate;
  /** Day and time in Korea. */
  readonly moment: Date;
  /** The day in Korea on which something was recorded. */
  readonly recordedOn: Date;
};

type Words = Readonly<Record<string, keyof WordTypes>>;

/**
 * The words that each text inserts. `refund-done_hand` is the text of `refund-done` whose `state` is
 * `hand`; a state without a subject of its own has the template's.
 */
export const TEMPLATE_WORDS = {
  "email-code": { code: "text" },
  welcome: { name: "text" },
  "find-id": { loginId: "text", provider: "text" },
  "find-id_plain": { loginId: "text" },
  "find-id_social": { provider: "text" },
  "reset-password": { minutes: "count" },
  "password-changed": {},
  "email-changed": {},
  "email-changed_added": {},
  "factor-on": {},
  "factor-off": {},
  "factor-reset": { reason: "text" },
  "recovery-code-used": { left: "count" },
  "recovery-codes-new": {},
  "new-device": { device: "text" },
  "provider-connected": { provider: "text" },
  "provider-disconnected": { provider: "text" },
  withdrawn: {},
  suspended: { reason: "text" },
  "staff-removed": { by: "text" },
  "staff-invitation": { by: "text", role: "localized", until: "moment" },
  "marketing-consent": { date: "recordedOn" },
  "marketing-consent_withdrawn": { date: "recordedOn" },
  "question-answered": { title: "localized" },
  "comment-on-post": { title: "localized" },
  "reply-to-comment": { title: "localized" },
  "partner-applied": { title: "localized" },
  "partner-accepted": { title: "localized" },
  "partner-accepted_pay": { title: "localized", amount: "won", until: "moment" },
  "partner-declined": { title: "localized" },
  "partner-withdrawn": { title: "localized" },
  "partner-expired": { title: "localized" },
  "partner-unanswered": { title: "localized" },
  "partner-seat-free": { title: "localized" },
  "partner-paid": { title: "localized" },
  "partner-cancelled": { title: "localized" },
  "partner-cancelled_paid": { title: "localized" },
  "post-hidden": { title: "localized", reason: "localized" },
  "post-restored": { title: "localized" },
  "comment-hidden": { title: "localized", reason: "localized" },
  "comment-restored": { title: "localized" },
  "review-hidden": { product: "localized", reason: "localized" },
  "review-restored": { product: "localized" },
  "review-replied": { product: "localized" },
  "points-earned": { points: "count" },
  "points-expiring": { points: "count", date: "date" },
  "coupon-received": { coupon: "localized" },
  "reservation-paid": { product: "localized", number: "text", amount: "won" },
  "reservation-paid_confirmed": { product: "localized", number: "text", amount: "won" },
  "reservation-confirmed": { product: "localized" },
  "reservation-changed": { product: "localized", date: "day", detail: "localized" },
  "reservation-changed_paid": {
    product: "localized",
    date: "day",
    detail: "localized",
    amount: "won",
  },
  "reservation-changed_refunded": {
    product: "localized",
    date: "day",
    detail: "localized",
    amount: "won",
  },
  "reservation-rechecked": { product: "localized", at: "moment" },
  "reservation-refused": { product: "localized", reason: "text" },
  "offer-made": { product: "localized", date: "day", times: "text", until: "moment" },
  "offer-made_elsewhere": {
    product: "localized",
    date: "day",
    options: "localized",
    until: "moment",
  },
  "offer-accepted": { product: "localized", date: "day", time: "text" },
  "offer-withdrawn": { product: "localized" },
  "offer-ended": { product: "localized", amount: "won" },
  "offer-ended_expired": { product: "localized", amount: "won" },
  "entry-approved": { tournament: "localized" },
  "entry-waiting": { tournament: "localized" },
  "entry-offered": { tournament: "localized", until: "moment" },
  "entry-offer-ended": { tournament: "localized" },
  "entry-refused": { tournament: "localized", reason: "text" },
  "flights-published": { tournament: "localized" },
  "results-published": { tournament: "localized" },
  "refund-requested": { product: "localized", amount: "won" },
  "refund-requested_review": { product: "localized", amount: "won" },
  "refund-done": { product: "localized", amount: "won" },
  "refund-done_hand": { product: "localized", amount: "won" },
  "refund-refused": { product: "localized", reason: "text" },
  "order-returned": { product: "localized", amount: "won" },
  "day-alert": { product: "localized", date: "day", amount: "won" },
  "day-alert_price": { product: "localized", date: "day", amount: "won" },
  "pay-link": { product: "localized", amount: "won", until: "moment" },
  "pay-link_paid": { product: "localized" },
  "trip-reminder": { product: "localized", date: "localized", days: "count", code: "text" },
  "trip-reminder_tomorrow": { product: "localized", date: "localized", code: "text" },
  "event-news": { title: "localized" },
} as const satisfies Readonly<Record<Template, Words>> & Readonly<Record<StateKey, Words>>;

type StateKey = `${Template}_${string}`;

export type TextKey = keyof typeof TEMPLATE_WORDS;

type WordsOfText<K extends TextKey> = {
  readonly [W in keyof (typeof TEMPLATE_WORDS)[K]]: WordTypes[(typeof TEMPLATE_WORDS)[K][W] &
    keyof WordTypes];
};

type WordsWithState<T extends Template, K> = K extends TextKey
  ? WordsOfText<K> &
      (K extends `${T}_${infer State}` ? { readonly state: State } : { readonly state?: undefined })
  : never;

/** What a caller of this template must say: the words of one of its texts, and its state. */
export type WordsOf<T extends Template> = WordsWithState<T, T | Extract<TextKey, `${T}_${string}`>>;

type Worded<T extends Template> = { readonly template: T } & (Record<
  never,
  never
> extends WordsOf<T>
  ? { readonly words?: WordsOf<T> }
  : { readonly words: WordsOf<T> });

/** A template with exactly the words that it declares. */
export type WordedTemplate = { [T in Template]: Worded<T> }[Template];

/** The text that a template has in this state; an unknown state has the template's own. */
export function textKeyOf(template: Template, state: string | undefined): TextKey {
  const key = `${template}_${state}`;
  return isTextKey(key) ? key : template;
}

function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(TEMPLATE_WORDS, key);
}
