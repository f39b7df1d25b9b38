import { expect, test } from "vitest";
import { questionMessages, questions } from "#app/db/schema/help/help-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { MESSAGE_AUTHORS } from "#app/domain/help/question/question-kinds.ts";
import { lineOf, linesOf } from "#tests/support/order/admin-trip.ts";
import { changedShop } from "#tests/support/order/changed-shop.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { lastWordAbout } from "./reservation-history-queries.server.ts";

const { db, paid, member } = await changedShop();

type Word = readonly [author: (typeof MESSAGE_AUTHORS)[number], at: Date];

/** A thread about a reservation. */
async function thread(memberId: string, reservationId: string, words: readonly Word[]) {
  const text = { ko: "주소예요", en: "The address" };
  const [asked] = await db
    .insert(questions)
    .values({ memberId, type: "reservation", title: text, reservationId })
    .returning({ id: questions.id });
  if (!asked) throw new Error("nothing was asked");
  const of = { questionId: asked.id, content: text };
  await db
    .insert(questionMessages)
    .values(words.map(([author, createdAt]) => ({ ...of, author, createdAt })));
}

const AT = (hour: number) => new Date(Date.UTC(2026, 10, 15, hour));

test("the owner's last message about a round or its van counts for both, other members' do not", async () => {
  const { memberId, line, orderId } = await paid(
    golf({ players: 2, callvan: "round_trip", cars: 1 }),
  );
  const van = await lineOf(db, orderId, "callvan");
  const last = () => Promise.all([line, van].map(({ id }) => lastWordAbout(db, { id, memberId })));
  expect(await last()).toEqual([null, null]);
  await thread(await member(), line.id, [["member", AT(9)]]);
  expect(await last()).toEqual([null, null]);
  await thread(memberId, line.id, [
    ["member", AT(3)],
    ["staff", AT(4)],
  ]);
  expect(await last()).toEqual([AT(3), AT(3)]);
  await thread(memberId, van.id, [["member", AT(5)]]);
  expect(await last()).toEqual([AT(5), AT(5)]);
});

test("a word about another line of the trip does not count", async () => {
  const { memberId, orderId } = await paid(golf({ players: 2 }), ({ date }) => [
    golf({ courseId: "th-laem-chabang", date: addDays(date, 1), time: "08:00", players: 2 }),
  ]);
  const [first, second] = await linesOf(db, orderId);
  if (!first || !second) throw new Error("there are two rounds");
  await thread(memberId, second.id, [["member", AT(3)]]);
  expect(await lastWordAbout(db, { id: first.id, memberId })).toBeNull();
});
