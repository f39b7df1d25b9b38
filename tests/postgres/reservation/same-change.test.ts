import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { planCancelOne } from "#app/features/reservation/change/cancel-one-person.server.ts";
import { expectedOf } from "#app/features/reservation/change/plan-change.server.ts";
import { action as cancelOne } from "#app/routes/reservation/cancel-one.tsx";
import { action as change } from "#app/routes/reservation/change.tsx";
import { changedShop } from "#tests/support/order/changed-shop.ts";
import { contextOf } from "#tests/support/order/checkout-page.ts";
import { golf } from "#tests/support/order/order-lines.ts";

const shop = await changedShop();
const { db, services, paid } = shop;

type Action = (args: never) => unknown;
type Sent = { readonly memberId: string; readonly line: { readonly id: string } };
type Fields = Readonly<Record<string, string | number>>;

/** The status and where it leads. */
async function send(action: Action, { memberId, line }: Sent, fields: Fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  const url = new URL(`https://palmtee.test/reservation/${line.id}/change`);
  const request = new Request(url, { method: "POST", body });
  const params = { reservation_id: line.id };
  const context = contextOf(services, memberId);
  try {
    const answer = await action({ request, url, params, context } as never);
    return answer instanceof Response ? leadsTo(answer) : answer;
  } catch (cause) {
    if (cause instanceof Response) return leadsTo(cause);
    throw cause;
  }
}

function leadsTo(answer: Response) {
  return { status: answer.status, to: answer.headers.get("location") };
}

function changesOf(orderId: string) {
  return db.$count(reservationChanges, eq(reservationChanges.orderId, orderId));
}

test("a change that is sent twice at once is done once, and both answers lead to it", async () => {
  const { memberId, line, orderId } = await paid(golf({ players: 2 }));
  const wish = { date: line.usedOn, time: "13:04", players: 2 };
  const wanted = shop.wish(line, { time: wish.time });
  const plan = await shop.plan(memberId, [wanted]);
  const fields = { ...wish, ...expectedOf(plan) };
  const answers = await Promise.all([1, 2, 3].map(() => send(change, { memberId, line }, fields)));
  const to = `/reservation/${line.id}?asked=changed`;
  expect(answers).toEqual(Array(3).fill({ status: 302, to }));
  expect(await changesOf(orderId)).toBe(1);

  const other = await send(change, { memberId, line }, { ...fields, time: "13:12" });
  expect(other).toMatchObject({ init: { status: 409 } });
  expect(await changesOf(orderId)).toBe(1);
});

test("a traveller who is removed twice at once is removed once, and the others stay", async () => {
  const { memberId, line, orderId } = await paid(golf({ players: 3 }));
  const names = ["KIM", "LEE", "PARK"].map((lastName) => ({ ...line.travellers[0], lastName }));
  await db
    .update(reservations)
    .set({ travellers: names as typeof line.travellers })
    .where(eq(reservations.id, line.id));
  const traveller = { firstName: line.travellers[0]?.firstName ?? "", lastName: "KIM" };
  const wanted = { orderId, reservationIds: [line.id], traveller };
  const plan = await planCancelOne(db, memberId, wanted, services.now());
  const fields = { who: 0, line: line.id, ...expectedOf(plan) };
  const answers = await Promise.all(
    [1, 2, 3].map(() => send(cancelOne, { memberId, line }, fields)),
  );
  const to = `/reservation/${line.id}?asked=changed`;
  expect(answers).toEqual(Array(3).fill({ status: 302, to }));
  expect(await changesOf(orderId)).toBe(1);
  expect((await shop.lineNow(line))?.travellers.map(({ lastName }) => lastName)).toEqual([
    "LEE",
    "PARK",
  ]);
});
