import { expect, test } from "vitest";
import { STANDARD_REFUND_TIERS } from "#app/domain/common/product/refund-tiers.ts";
import type { ReservationTab } from "#app/domain/reservation/status/reservation-tabs.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  countByStatus,
  findNextTrip,
  findOwnReservation,
  listLinesAlongside,
  listOwnReservations,
} from "./reservation-queries.server.ts";

const db = await testDatabase("demo");
const today = "2026-11-15" as const;
const demo = { memberId: demoMemberId("demo"), today };
const guest = { memberId: demoMemberId("guest"), today };
const siamOld = seededUuid("reservation:pattaya:2");

function list(tab: ReservationTab, page = 1) {
  return listOwnReservations(db, "ko", { ...demo, tab, page });
}

test("coming lines are listed soonest first, past and cancelled ones separately", async () => {
  const upcoming = await list("upcoming");
  const past = await list("past");
  const cancelled = await list("cancelled");

  expect(upcoming.counts).toEqual({ upcoming: 4, past: 1, cancelled: 2 });
  expect(upcoming.lines.map(({ title }) => title)).toEqual([
    "수완나품 공항 → 파타야 호텔",
    "아마리 파타야",
    "시암 컨트리클럽 올드 코스",
    "람차방 인터내셔널 컨트리클럽",
  ]);
  expect(past.lines.map(({ status }) => status)).toEqual(["USED"]);
  expect(cancelled.lines.map(({ status }) => status)).toEqual(["REFUND_REQUEST", "CANCELLED"]);
});

test("a confirmed date that has passed is past even before anybody marks it as used", async () => {
  const later = await listOwnReservations(db, "ko", {
    ...demo,
    today: "2027-02-01",
    tab: "past",
    page: 1,
  });
  expect(later.counts).toEqual({ upcoming: 0, past: 5, cancelled: 2 });
});

test("a page past the end is the last page", async () => {
  const { lines, paging } = await list("upcoming", 1_000_000_000);
  expect(paging).toEqual({ page: 1, pages: 1, total: 4 });
  expect(lines).toHaveLength(4);
});

test("a member sees no reservation of another", async () => {
  const { counts, lines } = await listOwnReservations(db, "en", {
    ...guest,
    tab: "upcoming",
    page: 1,
  });
  expect(counts).toEqual({ upcoming: 0, past: 0, cancelled: 0 });
  expect(lines).toEqual([]);
  expect(await findOwnReservation(db, "en", { id: siamOld, ...guest })).toBeUndefined();
  expect(await findNextTrip(db, "en", guest)).toBeNull();
  expect(await countByStatus(db, guest.memberId)).toEqual([]);
});

test("the owner sees the supplier's reference, the picture and the refund policy of the product", async () => {
  const reservation = await findOwnReservation(db, "en", { id: siamOld, ...demo });

  expect(reservation).toMatchObject({
    title: "Siam Country Club Old Course",
    orderNumber: "PT-DEMO-0001",
    status: "COMPLETE",
    supplierReference: "SCC-27-01145",
    usedOn: "2027-01-12",
    zone: "Asia/Bangkok",
    isSold: true,
  });
  expect(reservation?.picture?.src).toContain("th-siam-old");
  expect(reservation?.tiers?.length).toBeGreaterThan(1);
});

test("a van has no picture and no page, and the policy it was sold under", async () => {
  const van = await findOwnReservation(db, "ko", {
    id: seededUuid("reservation:pattaya:0"),
    ...demo,
  });
  expect(van).toMatchObject({ picture: null, isSold: false, tiers: STANDARD_REFUND_TIERS });
});

test("lines paid for together are found together", async () => {
  const alongside = await listLinesAlongside(db, "ko", {
    id: siamOld,
    memberId: demo.memberId,
    orderId: seededUuid("order:pattaya"),
  });
  expect(alongside.map(({ kind }) => kind)).toEqual(["callvan", "hotel", "caddy", "golf"]);
});

test("the next trip holds the lines of its order that are still to come", async () => {
  const trip = await findNextTrip(db, "en", demo);
  expect(trip?.name).toBe("3 days in Pattaya for two");
  expect(trip?.lines.map(({ kind }) => kind)).toEqual(["callvan", "hotel", "golf", "golf"]);
});

test("reservations are counted by their status", async () => {
  const counts = Object.fromEntries(
    (await countByStatus(db, demo.memberId)).map(({ status, count }) => [status, count]),
  );
  expect(counts).toEqual({ PENDING: 2, COMPLETE: 2, USED: 1, REFUND_REQUEST: 1, CANCELLED: 1 });
});
