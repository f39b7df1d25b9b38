import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { EMAIL_CODE_TRIES } from "#app/domain/member/login/email.ts";
import { EMAIL_CODE_MINUTES } from "#app/domain/member/login/session-times.ts";

/** The tries allowed within so many seconds; a full counter stays closed for as long again. */
const LIMITS = {
  "login-account": { points: 10, duration: 900 },
  "login-device": { points: 10, duration: 900 },
  "login-address": { points: 100, duration: 3600 },
  "second-factor": { points: 10, duration: 900 },
  "own-password": { points: 10, duration: 900 },
  "change-email": { points: 10, duration: 3600 },
  "social-start": { points: 120, duration: 600 },
  "login-id": { points: 120, duration: 600 },
  "email-code": { points: 5, duration: 3600 },
  // All who ask for codes to one mailbox: looser, so that a stranger does not use up what its owner may ask for.
  "email-code-mailbox": { points: 20, duration: 3600 },
  "email-code-address": { points: 30, duration: 3600 },
  // Attempts at one code by one network or member.
  "email-code-try": { points: EMAIL_CODE_TRIES, duration: EMAIL_CODE_MINUTES * 60 },
  // Many people share one address of a phone network and mistype: tries are limited loosely, completed sign-ups
  // by the hour, to as many as codes are mailed.
  "sign-up-try": { points: 120, duration: 600 },
  "sign-up-address": { points: 30, duration: 3600 },
  find: { points: 5, duration: 3600 },
  "find-address": { points: 30, duration: 3600 },
  // A quick writer asks five times a second at most; many may write behind one address of a phone network.
  suggest: { points: 600, duration: 60 },
  // Enough for a quick writer at the desk, too few to try all last four digits of a phone number.
  "desk-find": { points: 300, duration: 60 },
  // Whole phone numbers that one colleague looks for: typed digit by digit, one customer's is four of them.
  "phone-search": { points: 120, duration: 3600 },
  // The same number again is no new try.
  "phone-number": { points: 1, duration: 3600 },
  // Trips that one network has planned: a search may take seconds, and many share one address of a phone network.
  plan: { points: 60, duration: 600 },
  // On the pages, where each choice may be a search.
  "plan-page": { points: 240, duration: 600 },
  "plan-read": { points: 120, duration: 600 },
  // What one network's assistants ask; a trip that they plan counts as a plan, too.
  assistant: { points: 300, duration: 600 },
  // Ten courses with all their pictures.
  upload: { points: 120, duration: 600 },
  // More than any member writes: twenty posts an hour, or sixty pictures in them.
  "member-upload": { points: 60, duration: 3600 },
  post: { points: 20, duration: 3600 },
  // A question and what is added to it: a conversation is quicker than a post.
  question: { points: 30, duration: 3600 },
  // Comments are written more often than posts.
  comment: { points: 60, duration: 3600 },
  // Codes are short: a person mistypes one twice, not hundreds of times.
  "coupon-code": { points: 30, duration: 3600 },
  // A message to a customer, sent once more by the desk.
  resend: { points: 5, duration: 3600 },
  // Enough for a reader who votes on every answer; many share one address of a phone network.
  "help-vote": { points: 200, duration: 3600 },
  // Enough for a whole evening of reading; many share one address of a phone network.
  view: { points: 600, duration: 3600 },
  report: { points: 20, duration: 3600 },
} as const satisfies Record<string, { points: number; duration: number }>;

export type Limit = keyof typeof LIMITS;

/** Too often: says after how many seconds it is worth trying again. */
export class Throttled extends AppError {
  readonly retryAfterS: number;
  /** The first that is refused: what is worth writing down is written down once. */
  readonly isFirst: boolean;
  constructor(retryAfterS: number, isFirst = false) {
    super("auth.throttled");
    this.retryAfterS = retryAfterS;
    this.isFirst = isFirst;
  }

  get minutes(): number {
    return Math.ceil(this.retryAfterS / 60);
  }

  get headers(): Record<string, string> {
    return { "retry-after": String(this.retryAfterS) };
  }
}

export type Throttle = {
  /** Counts before the work is done, so that concurrent requests are not let through together. */
  readonly take: (limit: Limit, who: string) => Promise<void>;
  /** It was no mistake after all: gives one back. */
  readonly giveBack: (limit: Limit, who: string) => Promise<void>;
  readonly clear: (limit: Limit, who: string) => Promise<void>;
};

const made = new WeakMap<Database, Throttle>();

/** Counters in the database, shared by all instances. Never inside a transaction: a count is not rolled back. */
export function throttleOf(db: Database): Throttle {
  const throttle = made.get(db) ?? makeThrottle(db);
  made.set(db, throttle);
  return throttle;
}

function makeThrottle(db: Database): Throttle {
  return {
    take: async (limit, who) => {
      const { points, retryAfterS } = await count(db, limit, keyOf(limit, who));
      const over = points - LIMITS[limit].points;
      if (over > 0) throw new Throttled(Math.max(1, retryAfterS), over === 1);
    },
    giveBack: async (limit, who) => {
      await db
        .update(throttles)
        .set({ points: sql`${throttles.points} - 1` })
        .where(and(eq(throttles.key, keyOf(limit, who)), gt(throttles.points, 0)));
    },
    clear: async (limit, who) => {
      await db.delete(throttles).where(eq(throttles.key, keyOf(limit, who)));
    },
  };
}

/** By the clock of the database alone: instances with different clocks would disagree. */
async function count(db: Database, limit: Limit, key: string) {
  const { points, duration } = LIMITS[limit];
  const end = sql`now() + make_interval(secs => ${duration})`;
  const isOver = sql`${throttles.expire} <= now()`;
  const isJustFull = sql`${throttles.points} = ${points}`;
  const [row] = await db
    .insert(throttles)
    .values({ key, points: 1, expire: end })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${throttles.points} + 1 end`,
        expire: sql`case when ${isOver} or ${isJustFull} then ${end} else ${throttles.expire} end`,
      },
    })
    .returning({
      points: throttles.points,
      retryAfterS: sql`ceil(extract(epoch from ${throttles.expire} - now()))`.mapWith(Number),
    });
  if (!row) throw new Error("a try was not counted");
  return row;
}

/** Hashed: people type passwords where their ID belongs. */
function keyOf(limit: Limit, who: string): string {
  const hash = createHash("sha256").update(networkOf(who));
  return `${limit}:${hash.digest("base64url")}`;
}

/** An IPv6 user has a whole network of addresses: the network counts as one. Any other text is what it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

export function sweepThrottles(db: Database, now: Date): Promise<number> {
  return deleteInBatches(db, throttles, { key: throttles.key, where: lte(throttles.expire, now) });
}
