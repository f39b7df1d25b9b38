import { and, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { seatAlerts } from "#app/db/schema/community/partner-tables.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { partnerShop } from "#tests/support/community/partner-shop.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { applyToRound } from "./apply-to-round.server.ts";
import { withdrawApplication } from "./decide-application.server.ts";
import { forgetPartner } from "./end-round.server.ts";
import { endUnanswered } from "./expire-seats.server.ts";
import { findMyPartner } from "./my-partner-queries.server.ts";
import { askForSeatAlert, endSeatAlert, sendSeatAlerts } from "./seat-alerts.server.ts";

const db = await testDatabase("demo");
const shop = await partnerShop(db);
const { services } = shop;

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

function alarmsOf(memberId: string, postId: number) {
  return db.$count(
    alarms,
    and(eq(alarms.memberId, memberId), eq(alarms.link, `/community/${postId}/join`)),
  );
}

test("an application unanswered for a day ends with a message, and may be made again", async () => {
  const { author, postId } = await shop.post(1);
  const asked = await shop.applies(postId);
  expect(await endUnanswered(shop.later(23.9))).toBe(0);
  expect(await endUnanswered(shop.later(24))).toBe(1);
  expect(await endUnanswered(shop.later(24))).toBe(0);
  const { memberId } = asked;
  expect(await shop.application(postId, memberId)).toMatchObject({ state: "unanswered" });
  expect(await alarmsOf(memberId, postId)).toBe(1);
  await expect(shop.decide(postId, author, asked.id, "accept")).rejects.toMatchObject({
    code: "partner.step_refused",
  });

  await applyToRound(services, { postId, memberId, word: "다시 부탁드려요" });
  expect(await shop.application(postId, memberId)).toMatchObject({ state: "applied" });
  await shop.decide(postId, author, asked.id, "accept");
  expect(await endUnanswered(shop.later(48))).toBe(0);
});

test("a member waiting for a seat of a full round is told once when one is free", async () => {
  const { author, postId } = await shop.post(1);
  const waiting = { postId, memberId: await shop.member("박지훈") };
  await expect(askForSeatAlert(services, waiting)).rejects.toMatchObject({
    code: "partner.step_refused",
  });
  const seated = await shop.accepted(postId, author);
  await askForSeatAlert(services, waiting);
  await askForSeatAlert(services, waiting);
  await expect(askForSeatAlert(services, { postId, memberId: author })).rejects.toMatchObject({
    code: "partner.step_refused",
  });
  expect(await findMyPartner(db, { ...waiting, now: services.now() })).toMatchObject({
    state: "full",
    isAlerted: true,
  });
  expect(await sendSeatAlerts(services)).toBe(0);

  await withdrawApplication(services, { postId, memberId: seated });
  expect(await sendSeatAlerts(services)).toBe(1);
  expect(await sendSeatAlerts(services)).toBe(0);
  expect(await alarmsOf(waiting.memberId, postId)).toBe(1);
});

test("a member who stopped waiting is not told, nor is anybody of a round that accepts no one", async () => {
  const { author, postId } = await shop.post(1);
  const seated = await shop.accepted(postId, author);
  const [one, two, three] = [
    await shop.member("박지훈"),
    await shop.member("최민서"),
    await shop.member("정하은"),
  ];
  for (const memberId of [one, two, three]) await askForSeatAlert(services, { postId, memberId });
  await endSeatAlert(services, { postId, memberId: one });
  await db.transaction((tx) => forgetPartner(tx, two, services.now()));
  expect(await db.$count(seatAlerts, eq(seatAlerts.postId, postId))).toBe(1);

  await withdrawApplication(services, { postId, memberId: seated });
  // The deadline of the post is a day away.
  expect(await sendSeatAlerts(shop.later(25))).toBe(0);
  expect(await db.$count(seatAlerts, eq(seatAlerts.postId, postId))).toBe(0);
  expect(await alarmsOf(three, postId)).toBe(0);
});

test("an accepted partner sees until when the seat can be cancelled for nothing", async () => {
  const { author, postId, line } = await shop.post(1);
  const memberId = await shop.accepted(postId, author);
  const mine = await findMyPartner(db, { postId, memberId, now: services.now() });
  expect(mine?.freeUntil).toBe(addDays(line.date, -30));
  const late = new Date(`${addDays(line.date, -29)}T12:00:00Z`);
  expect((await findMyPartner(db, { postId, memberId, now: late }))?.freeUntil).toBeNull();
});
