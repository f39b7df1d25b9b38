import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tripLinks } from "#app/db/schema/reservation/trip-links-tables.ts";
import { findVoucher } from "#app/features/reservation/voucher/voucher-queries.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import {
  findOwnChanges,
  findSharedTrip,
  sharedSince,
  shareTrip,
  stopSharing,
} from "./trip-link.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const own = { orderId: seededUuid("order:pattaya"), memberId: demoMemberId("demo") };

test("a link shows the trip of one order, without names, prices or cancelled lines", async () => {
  const token = await shareTrip(services, own);
  const trip = await findSharedTrip(db, "en", token);
  expect(trip?.lines.map(({ kind }) => kind)).toEqual(["callvan", "hotel", "golf", "golf"]);
  const text = JSON.stringify(trip);
  expect(text).not.toMatch(/KIM|Kim|Dohyun|484|480000|SCC-27|DEMO0|@|member/);
});

test("the token has at least 128 bits, and only its hash is stored", async () => {
  const token = await shareTrip(services, own);
  expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
  const rows = await db.select().from(tripLinks).where(eq(tripLinks.orderId, own.orderId));
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await findSharedTrip(db, "ko", rows[0]?.tokenHash ?? "")).toBeUndefined();
});

test("a new link ends the one before, and a revoked link shows nothing", async () => {
  const first = await shareTrip(services, own);
  const second = await shareTrip(services, own);
  expect(await findSharedTrip(db, "ko", first)).toBeUndefined();
  expect(await findSharedTrip(db, "ko", second)).toBeDefined();
  expect(await sharedSince(db, own)).toEqual(services.now());
  await stopSharing(services, own);
  expect(await findSharedTrip(db, "ko", second)).toBeUndefined();
  expect(await sharedSince(db, own)).toBeNull();
});

test("a member can neither share nor stop sharing another's trip", async () => {
  const token = await shareTrip(services, own);
  const stranger = { ...own, memberId: demoMemberId("guest") };
  await expect(shareTrip(services, stranger)).rejects.toMatchObject({ status: 404 });
  await stopSharing(services, stranger);
  expect(await findSharedTrip(db, "ko", token)).toBeDefined();
});

test.each(["", "x", "../../..", "a".repeat(10_000), "%00", "' or 1=1 --".padEnd(32, "x")])(
  "a malformed token finds nothing: %.20s",
  async (token) => {
    expect(await findSharedTrip(db, "ko", token)).toBeUndefined();
  },
);

test("a voucher has the names of the passports, the time at the venue and where it is", async () => {
  const key = { id: seededUuid("reservation:pattaya:2"), memberId: own.memberId };
  expect(await findVoucher(db, key)).toMatchObject({
    names: ["KIM DOHYUN", "LEE MIKYUNG"],
    time: "07:12",
    supplierReference: "SCC-27-01145",
    zone: "Asia/Bangkok",
  });
  expect(await findVoucher(db, { ...key, memberId: demoMemberId("guest") })).toBeUndefined();
});

test("only the owner of a shared trip is led to changing its rounds and its hotel", async () => {
  const token = await shareTrip(services, own);
  const changes = await findOwnChanges(services, token, own.memberId);
  expect(Object.values(changes).toSorted()).toEqual(
    [1, 2, 4]
      .map((line) => `/reservation/${seededUuid(`reservation:pattaya:${line}`)}/change`)
      .toSorted(),
  );
  expect(await findOwnChanges(services, token, demoMemberId("guest"))).toEqual({});
  await stopSharing(services, own);
  expect(await findOwnChanges(services, token, own.memberId)).toEqual({});
});
