import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#app/db/client.server.ts";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";
import { type Ask, asking } from "./asking.ts";
import { type Buyer, cancel, putRide } from "./buyers.ts";
import { type Judge, receiptIn } from "./right-answers.ts";
import type { Walk } from "./soak-walk.ts";

/** Enough for any ride. */
const POINTS = 300_000;
const LANE = 90;

const isPaidByPoints: Judge = (answer) => receiptIn(answer) !== undefined;
const isClosed: Judge = ({ status, to }) => status === 302 && (to ?? "").includes("?left=");
const isStillNeeded: Judge = ({ status, text }) =>
  status === 409 && text.includes("member.has_open_reservation");

/** New members again and again: each buys a ride with points alone, cancels it or not, and wants to leave. */
export async function joinAndLeave(walk: Walk & { readonly db: Database }): Promise<void> {
  const { db, shops, random, isOver, record, breathMs } = walk;
  const ask = asking(record, "leave");
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (let turn = 0; !isOver(); turn += 1) {
    await wait(random.below(12 * breathMs));
    // Asks the first instance, which is never killed. Other parts of the soak test failing logins.
    const joined = await join(db, shops[0]?.url ?? "", { passwordHash, turn }).catch(
      () => undefined,
    );
    if (!joined) continue;
    const member = { ...walk, ...joined, lane: LANE };
    const bought = await payWithPoints(member, ask, turn);
    if (!bought) continue;
    record.count("paid with points alone");
    const isFree = random.below(2) === 0 && (await cancel(member, ask, bought)) !== undefined;
    await close(member, ask, { shop: bought.shop, isFree });
  }
}

type New = { readonly passwordHash: string; readonly turn: number };

async function join(db: Database, url: string, { passwordHash, turn }: New) {
  const loginId = `soakleaver${turn}`;
  const [row] = await db
    .insert(members)
    .values({ loginId, name: "떠날 사람", email: `${loginId}@palmtee.example`, passwordHash })
    .returning({ id: members.id });
  const memberId = row?.id ?? "";
  const points = { amount: POINTS, reason: "event", subject: "soak" } as const;
  await db.insert(pointEntries).values({ ...points, memberId, expiresOn: "2099-12-31" });
  return { memberId, cookie: await signInCookie(url, loginId) };
}

async function payWithPoints(member: Buyer, ask: Ask, turn: number) {
  const priced = await putRide(member, ask, turn);
  if (!priced) return undefined;
  const typed = { expectedTotal: "0", points: priced.total };
  const answer = await priced.press(typed, isPaidByPoints, "/payment");
  const order = answer && receiptIn(answer);
  return order ? { shop: priced.shop, order, total: priced.total } : undefined;
}

/** A member with a ride to come cannot leave; one who cancelled can. */
async function close(
  { shops, cookie, record }: Buyer,
  ask: Ask,
  { shop, isFree }: { readonly shop: number; readonly isFree: boolean },
): Promise<void> {
  const url = shops[shop]?.url ?? "";
  const body = new URLSearchParams({ password: DEMO_PASSWORD });
  const init = { method: "POST", headers: { cookie, origin: url }, body };
  // A cancel whose answer was lost in a trouble may have been done.
  const isRight: Judge = (answer) => isClosed(answer) || (!isFree && isStillNeeded(answer));
  const answer = await ask({ shop, url: `${url}/mypage/withdrawal`, init, isRight });
  if (answer) record.count(isClosed(answer) ? "closed" : "kept open by a ride");
}
