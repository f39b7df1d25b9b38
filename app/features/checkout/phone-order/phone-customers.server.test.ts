import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { addMember } from "#app/features/member/profile/member-store.server.ts";
import { listMessages } from "#app/features/message/message-log-queries.server.ts";
import { resendMessage } from "#app/features/order/record/resend-message.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { golf, PLAY_DAY, stay } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop } from "#tests/support/order/ordering.ts";
import { phoneDesk, STAFF } from "#tests/support/order/phone-orders.ts";
import { findCustomers } from "./bill-net.server.ts";
import { placePhoneOrder } from "./place-phone-order.server.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;
const desk = phoneDesk(db, services);
await openCourse(db);

let day = 0;
let round = golf();
beforeEach(async () => {
  day += 1;
  round = golf({ date: addDays(PLAY_DAY, day), time: "11:12" });
  await leavePlaces(db, round, 4);
  await db.delete(throttles);
});
afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

test("a customer without account is found by the whole number or address, and by nothing less", async () => {
  const { email } = await desk.take([round]);
  expect(await findCustomers(db, email.toUpperCase())).toMatchObject([
    { isGuest: true, lastName: "KIM", firstName: "MINSU" },
  ]);
  const [found] = await findCustomers(db, email);
  expect(JSON.stringify(found)).not.toContain(email);
  for (const part of ["", "5678", email.slice(1), "010-1234", "%"]) {
    expect(await findCustomers(db, part)).toEqual([]);
  }
});

test("an address of a member makes no second customer, and a second call finds the first one's", async () => {
  const email = `member-${crypto.randomUUID()}@palmtee.example`;
  await addMember(db, { name: "회원", email, loginId: `m${Date.now()}` });
  const order = await desk.formOf([round]);
  const contact = { firstName: "A", lastName: "B", email, phone: "010-1234-5678" };
  await expect(placePhoneOrder(services, STAFF, { order, contact })).rejects.toMatchObject({
    fields: { email: "phone.customer_known" },
  });
  const guest = { ...contact, email: `guest-${crypto.randomUUID()}@palmtee.example` };
  await placePhoneOrder(services, STAFF, { order, contact: guest });
  const later = golf({ date: addDays(round.date, 60), time: "11:12" });
  const next = await desk.formOf([later]);
  await placePhoneOrder(services, STAFF, { order: next, contact: guest });
  expect(await db.$count(members, eq(members.email, guest.email))).toBe(1);
});

test("a known member gets the message in their own language, at their own address", async () => {
  const email = `en-${crypto.randomUUID()}@palmtee.example`;
  const phone = "+821055556666";
  const member = await addMember(db, { name: "Jane Doe", email, phone, locale: "en" });
  const order = { ...(await desk.formOf([round])), member: member ?? "", locale: "ko" as const };
  const contact = { firstName: "JANE", lastName: "DOE", email: "", phone: "" };
  const orderId = await placePhoneOrder(services, STAFF, { order, contact });
  const sent = await db.select().from(outbox).where(eq(outbox.orderId, orderId));
  expect(sent.map(({ recipient, locale }) => [recipient, locale]).toSorted()).toEqual([
    [phone, "en"],
    [email, "en"],
  ]);
});

test("the log shows every message without its link, and sends one again as a new message", async () => {
  const { orderId, token } = await desk.take([
    round,
    stay({ checkIn: round.date, checkOut: addDays(round.date, 2) }),
  ]);
  const placed = await desk.agree(token);
  await confirmOrder(services, await shop.approveCard(placed));
  const messages = await listMessages(db, { orderId });
  expect(messages.map(({ subject }) => subject)).toContain("결제 링크를 보내 드려요");
  expect(JSON.stringify(messages)).not.toContain(token);
  expect(JSON.stringify(messages)).not.toContain("/pay/");
  const link = messages.find(({ subject }) => subject === "결제 링크를 보내 드려요");
  expect(link?.canResend).toBe(false);
  const paid = messages.find(({ canResend, channel }) => canResend && channel === "email");
  if (!paid || !link) throw new Error("two messages");
  await resendMessage(services, STAFF, { messageId: paid.id, orderId });
  const after = await listMessages(db, { orderId });
  expect(after).toHaveLength(messages.length + 1);
  expect(after[0]).toMatchObject({ subject: paid.subject, body: paid.body, state: "queued" });
  // Without account, a message leads to a page that needs none.
  const [row] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.id, after[0]?.id ?? 0));
  expect(row?.link).toMatch(/^\/pay\//);
  await expect(
    resendMessage(services, STAFF, { messageId: link.id, orderId }),
  ).rejects.toMatchObject({ code: "reservation.step_refused" });
});
