import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { type Ask, asking } from "./asking.ts";
import { type Buyer, cancel, comeBack, place } from "./buyers.ts";
import { isCancelled, isRefundWaiting, type Judge } from "./right-answers.ts";

type Desk = {
  readonly db: Database;
  readonly fault: (order: object) => Promise<unknown>;
  readonly staffCookie: string;
};

type Form = { readonly shop: number; readonly url: string; readonly fields: URLSearchParams };

const isCancelledOrRefused: Judge = (answer) => isCancelled(answer) || isRefundWaiting(answer);
const isDone: Judge = ({ status, to }) => status === 302 && (to ?? "").includes("hand_paid");
/** A colleague was faster. */
const isTooLate: Judge = ({ status }) => status === 409;

/** A card that takes nothing back, again and again: the desk pays by bank transfer, from two pages, and once. */
export async function payByTransfer(buyer: Buyer & Desk): Promise<void> {
  const { random, isOver, record, breathMs, fault } = buyer;
  const ask = asking(record, "transfer");
  let turn = 0;
  while (!isOver()) {
    await wait(random.below(12 * breathMs));
    const placed = await place(buyer, ask, turn * 7);
    // As for other buyers: an unplaced ride is wanted again, so that the cart is never full.
    if (placed) turn += 1;
    const paid = placed && (await comeBack(buyer, ask, placed, 1));
    if (!paid) continue;
    const refusal = { kind: "refuse", on: "cancel", code: "NOT_CANCELABLE_PAYMENT", times: 100 };
    await fault({ ...refusal, orderId: placed.orderId });
    const bought = { ...paid, total: placed.total };
    const line = await cancel(buyer, ask, bought, isCancelledOrRefused);
    if (line) await transferTwice(buyer, ask, line);
  }
}

/** Two pages are open; the newer or the older one is sent first, and the other one comes too late. */
async function transferTwice(buyer: Buyer & Desk, ask: Ask, line: string): Promise<void> {
  const { db, random, record, breathMs } = buyer;
  const [row] = await db
    .select({ idx: reservations.idx })
    .from(reservations)
    .where(eq(reservations.id, line))
    .catch(() => []);
  if (!row) return;
  const older = await open(buyer, ask, row.idx);
  await wait(random.below(4 * breathMs));
  const newer = await open(buyer, ask, row.idx);
  // Refunded after all where a trouble took the refusal with it, or not yet refused.
  if (!older || !newer) {
    record.count("nothing to transfer");
    return;
  }
  const [first, second] = random.below(2) === 0 ? [older, newer] : [newer, older];
  const isPaid = await send(buyer, ask, first, isDone);
  // The answer to a first transfer may have been lost, so its result is unknown.
  const late: Judge = (answer) => isTooLate(answer) || (!isPaid && isDone(answer));
  const isPaidLater = await send(buyer, ask, second, late);
  if (isPaid || isPaidLater) record.count("bank transfers");
}

/** The form of the desk as this page has it, with all that it hides. */
async function open(buyer: Buyer & Desk, ask: Ask, idx: number): Promise<Form | undefined> {
  const { shops, random, staffCookie: cookie } = buyer;
  const shop = random.below(shops.length);
  const url = `${shops[shop]?.url}/admin/reservations/${idx}`;
  const page = await ask({ shop, url, init: { headers: { cookie } } });
  const forms = page?.text.split("<form").slice(1) ?? [];
  const form = forms.find((each) => each.split("</form>")[0]?.includes('value="hand_paid"'));
  if (!form) return undefined;
  const hidden = form.split("</form>")[0]?.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  const fields = new URLSearchParams(
    hidden.map((input) => [said(input, "name"), said(input, "value")]),
  );
  return { shop, url, fields };
}

function said(input: string, attribute: string): string {
  return new RegExp(` ${attribute}="([^"]*)"`).exec(input)?.[1] ?? "";
}

async function send({ staffCookie: cookie }: Desk, ask: Ask, form: Form, isRight: Judge) {
  const { shop, url, fields } = form;
  const typed = { reference: `T-${Date.now()}`, reason: "카드사가 취소를 받지 않아요" };
  const body = new URLSearchParams([...fields, ...Object.entries(typed)]);
  const headers = { cookie, origin: new URL(url).origin };
  const init = { method: "POST", headers, body };
  const answer = await ask({ shop, url, init, isRight, isPaying: true });
  return answer !== undefined && isDone(answer);
}
