import fc from "fast-check";
import { expect, test } from "vitest";
import { nextStatuses, RESERVATION_STATUSES, type ReservationStatus } from "./status.ts";
import {
  ACTORS,
  type Actor,
  checkTransition,
  keepsStatus,
  RESERVATION_ACTIONS,
  type ReservationAction,
  statusWhenPaid,
  TRANSITIONS,
  type TransitionInput,
} from "./transitions.ts";

const asked: Omit<TransitionInput, "status" | "actor"> = {
  before: "COMPLETE",
  usedOn: "2027-01-12",
  today: "2027-01-13",
  reference: "SCC-OLD-88213",
  reason: "만석",
};

/** Every allowed transition; all others are refused. */
const ALLOWED: [ReservationStatus, ReservationAction, Actor, ReservationStatus][] = [
  ["PENDING", "confirm", "staff", "COMPLETE"],
  ["PENDING", "refuse", "staff", "CANCELLED"],
  ["PENDING", "ask_refund", "member", "REFUND_REQUEST"],
  ["PENDING", "ask_refund", "staff", "REFUND_REQUEST"],
  ["PENDING", "ask_refund", "system", "REFUND_REQUEST"],
  ["COMPLETE", "ask_refund", "member", "REFUND_REQUEST"],
  ["COMPLETE", "ask_refund", "staff", "REFUND_REQUEST"],
  ["COMPLETE", "ask_refund", "system", "REFUND_REQUEST"],
  ["COMPLETE", "use", "staff", "USED"],
  ["COMPLETE", "use", "system", "USED"],
  ["REFUND_REQUEST", "refund", "staff", "CANCELLED"],
  ["REFUND_REQUEST", "refund", "system", "CANCELLED"],
  ["REFUND_REQUEST", "refuse_refund", "staff", "COMPLETE"],
  ["PENDING", "offer", "staff", "PENDING"],
  ["PENDING", "withdraw_offer", "staff", "PENDING"],
  ["PENDING", "accept_offer", "member", "PENDING"],
  ["PENDING", "decline_offer", "member", "CANCELLED"],
  ["PENDING", "expire_offer", "system", "CANCELLED"],
  ["PENDING", "change", "member", "PENDING"],
  ["COMPLETE", "change", "member", "COMPLETE"],
];

// R05: the whole matrix.
const MATRIX = RESERVATION_STATUSES.flatMap((status) =>
  RESERVATION_ACTIONS.flatMap((action) => ACTORS.map((actor) => ({ status, action, actor }))),
);

test.each(MATRIX)(
  "$status, $action by $actor: only what the table allows",
  ({ status, action, actor }) => {
    const allowed = ALLOWED.find(([a, b, c]) => a === status && b === action && c === actor);
    expect(checkTransition(action, { ...asked, status, actor })).toEqual(
      allowed ? { ok: true, to: allowed[3] } : { ok: false, error: "reservation.step_refused" },
    );
  },
);

test("a refused refund returns to the former status, and to no other", () => {
  const back = (before: ReservationStatus | null) =>
    checkTransition("refuse_refund", {
      ...asked,
      status: "REFUND_REQUEST",
      actor: "staff",
      before,
    });
  expect(back("PENDING")).toEqual({ ok: true, to: "PENDING" });
  for (const before of ["USED", "CANCELLED", "REFUND_REQUEST", null] as const) {
    expect(back(before).ok).toBe(false);
  }
});

test("a supplier's reference confirms, a reason refuses, and nothing is used before its day", () => {
  const staff = { ...asked, actor: "staff" } as const;
  expect(checkTransition("confirm", { ...staff, status: "PENDING", reference: "  " })).toEqual({
    ok: false,
    error: "reservation.reference_required",
  });
  expect(checkTransition("refuse", { ...staff, status: "PENDING", reason: undefined })).toEqual({
    ok: false,
    error: "reservation.reason_required",
  });
  const use = (today: TransitionInput["today"], actor: Actor) =>
    checkTransition("use", { ...asked, status: "COMPLETE", today, actor }).ok;
  expect([use("2027-01-11", "staff"), use("2027-01-12", "staff")]).toEqual([false, true]);
  expect([use("2027-01-12", "system"), use("2027-01-13", "system")]).toEqual([false, true]);
});

test("a request waits for the supplier once it is paid, and an instant booking is confirmed", () => {
  expect(statusWhenPaid("instant")).toBe("COMPLETE");
  expect(statusWhenPaid("request")).toBe("PENDING");
});

test("spaces are neither a reference nor a reason, and actions that need none do without", () => {
  const staff = { ...asked, actor: "staff", reference: undefined, reason: undefined } as const;
  const step = (action: ReservationAction, status: ReservationStatus, more = {}) =>
    checkTransition(action, { ...staff, status, ...more });
  expect(step("confirm", "PENDING")).toMatchObject({ error: "reservation.reference_required" });
  expect(step("refuse", "PENDING", { reason: "  " })).toMatchObject({
    error: "reservation.reason_required",
  });
  expect(step("ask_refund", "COMPLETE")).toEqual({ ok: true, to: "REFUND_REQUEST" });
});

test("the table of transitions and the table of statuses agree", () => {
  for (const from of RESERVATION_STATUSES) {
    const reached = Object.values(TRANSITIONS).flatMap((rule): readonly ReservationStatus[] => {
      if (rule.to === "same" || !(rule.from as readonly ReservationStatus[]).includes(from))
        return [];
      return rule.to === "before" ? ["PENDING", "COMPLETE"] : [rule.to];
    });
    expect([...new Set(reached)].sort()).toEqual([...nextStatuses(from)].sort());
  }
});

/** Nothing that was never confirmed becomes used, and no step runs back to PENDING but a refused refund. */
function expectAllowed(
  status: ReservationStatus,
  after: ReservationStatus,
  before: ReservationStatus | null,
): void {
  expect(nextStatuses(status)).toContain(after);
  if (after === "USED") expect(status).toBe("COMPLETE");
  if (after === "PENDING") expect([status, before]).toEqual(["REFUND_REQUEST", "PENDING"]);
}

test("a reservation only takes allowed transitions in any order of attempts, and a final status stays", () => {
  const step = fc.record({
    action: fc.constantFrom(...RESERVATION_ACTIONS),
    actor: fc.constantFrom(...ACTORS),
  });
  fc.assert(
    fc.property(
      fc.constantFrom("instant" as const, "request" as const),
      fc.array(step),
      (mode, steps) => {
        let status = statusWhenPaid(mode);
        let before: ReservationStatus | null = null;
        for (const { action, actor } of steps) {
          const answer = checkTransition(action, { ...asked, status, before, actor });
          if (!answer.ok) continue;
          if (keepsStatus(action)) {
            expect(answer.to).toBe(status);
            continue;
          }
          if (answer.to === "REFUND_REQUEST") before = status;
          expectAllowed(status, answer.to, before);
          status = answer.to;
        }
      },
    ),
  );
});

test("an offer and a change leave the status; the end of an offer and every other action change it", () => {
  const still = RESERVATION_ACTIONS.filter(keepsStatus);
  expect(still).toEqual(["offer", "withdraw_offer", "accept_offer", "change"]);
  expect(["paid", "external", "toString"].some(keepsStatus)).toBe(false);
});
