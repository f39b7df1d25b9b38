import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { fieldErrors, readForm } from "#app/platform/http/form.ts";
import {
  APPLICATION_STATES,
  answerUntil,
  isSeated,
  nextApplicationState,
  payUntil,
  unansweredBefore,
} from "./partner-application.ts";
import { joinSchema, partnerSchemaOf } from "./partner-schema.ts";
import { canDecide, roundMistakes, roundState, shareOf } from "./round.ts";

const NOW = new Date("2026-11-15T03:00:00Z");
const AT = { now: NOW, today: "2026-11-15" } as const;
const ROUND = {
  day: "2026-12-01",
  seats: 2,
  taken: 0,
  deadline: new Date("2026-11-30T11:00:00Z"),
  closedAt: null,
  cancelledAt: null,
} as const;

test.each([
  ["open", {}],
  ["full", { taken: 2 }],
  ["closed", { deadline: NOW }],
  ["closed", { closedAt: NOW }],
  ["open", { day: "2026-11-15" as const, deadline: new Date(NOW.getTime() + 1) }],
  ["past", { day: "2026-11-14" as const }],
  ["past", { day: "2026-11-14" as const, taken: 2 }],
  ["cancelled", { cancelledAt: NOW, day: "2026-11-14" as const, taken: 2 }],
] as const)("a round is %s with %o", (state, change) => {
  expect(roundState({ ...ROUND, ...change }, AT)).toBe(state);
});

test("the author still answers after the deadline, and never in a full, past or cancelled round", () => {
  expect(
    (["open", "closed", "full", "past", "cancelled"] as const).filter((state) => canDecide(state)),
  ).toEqual(["open", "closed"]);
});

test("an application is accepted, then paid; declined and cancelled are ends", () => {
  expect(nextApplicationState("applied", "accept")).toBe("accepted");
  expect(nextApplicationState("accepted", "pay")).toBe("paid");
  expect(nextApplicationState("accepted", "accept")).toBeUndefined();
  expect(nextApplicationState("accepted", "decline")).toBeUndefined();
  expect(nextApplicationState("withdrawn", "accept")).toBeUndefined();
  expect(nextApplicationState("withdrawn", "apply")).toBe("applied");
  expect(nextApplicationState("expired", "apply")).toBe("applied");
  expect(nextApplicationState("applied", "lapse")).toBe("unanswered");
  expect(nextApplicationState("accepted", "lapse")).toBeUndefined();
  expect(nextApplicationState("unanswered", "apply")).toBe("applied");
  expect(nextApplicationState("declined", "apply")).toBeUndefined();
  expect(nextApplicationState("cancelled", "apply")).toBeUndefined();
  expect(APPLICATION_STATES.filter(isSeated)).toEqual(["accepted", "paid"]);
});

test("a seat is paid within 24 hours, and never after the round has begun", () => {
  expect(payUntil(NOW, new Date("2026-12-01T00:00:00Z"))).toEqual(new Date("2026-11-16T03:00:00Z"));
  expect(payUntil(NOW, new Date("2026-11-15T20:00:00Z"))).toEqual(new Date("2026-11-15T20:00:00Z"));
});

test("a seat costs a player's part of the round, rounded down", () => {
  expect(shareOf({ amount: won(458_000), players: 2 })).toBe(229_000);
  expect(shareOf({ amount: won(100_001), players: 2 })).toBe(50_000);
  expect(shareOf({ amount: won(229_000), players: 1 })).toBe(229_000);
});

test("the author has a day to answer, to the millisecond", () => {
  const until = answerUntil(NOW);
  expect(until).toEqual(new Date("2026-11-16T03:00:00Z"));
  expect(unansweredBefore(until)).toEqual(NOW);
});

test("a round of the past, a late deadline and too many seats are named by their fields", () => {
  const asked = {
    day: "2026-12-01",
    teeOff: new Date("2026-12-01T00:04:00Z"),
    deadline: ROUND.deadline,
    seats: 2,
    places: 2,
  } as const;
  expect(roundMistakes(asked, AT)).toEqual({});
  expect(roundMistakes({ ...asked, day: "2026-11-15" }, AT)).toEqual({ day: "partner.day" });
  expect(roundMistakes({ ...asked, day: "2027-11-16" }, AT)).toEqual({ day: "partner.day" });
  expect(roundMistakes({ ...asked, deadline: NOW }, AT)).toEqual({ deadline: "partner.deadline" });
  expect(roundMistakes({ ...asked, deadline: asked.teeOff }, AT)).toEqual({
    deadline: "partner.deadline",
  });
  expect(roundMistakes({ ...asked, places: 1 }, AT)).toEqual({ seats: "partner.seats" });
});

const PLAN = {
  round: "plan",
  course: "th-siam-old",
  day: "2026-12-01",
  time: "07:04",
  players: "2",
  cost: "229,000원",
  seats: "2",
  level: "from15to25",
  deadline: "2026-11-30T20:00",
  contact: " 010-5521-0000 ",
  title: "함께 쳐요",
  content: "편하게 쳐요",
};

function read(change: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...PLAN, ...change })) form.append(name, value);
  return partnerSchemaOf(form).safeParse(readForm(form));
}

test("reads a plan's numbers and its moment in Seoul, and trims spaces", () => {
  expect(read({}).data).toMatchObject({
    players: 2,
    seats: 2,
    cost: 229_000,
    contact: "010-5521-0000",
    deadline: new Date("2026-11-30T11:00:00Z"),
    mood: [],
    ages: "anyone",
  });
  expect(read({ cost: "" }).data).toMatchObject({ cost: null });
});

test.each([
  ["course", "../etc", "partner.course_required"],
  ["day", "2026-02-30", "partner.day"],
  ["day", "yesterday", "partner.day"],
  ["time", "25:00", "partner.time"],
  ["players", "0", "partner.players"],
  ["players", "-1", "partner.players"],
  ["players", "1e3", "partner.players"],
  ["seats", "0", "partner.seats"],
  ["seats", "8", "partner.seats"],
  ["seats", "NaN", "partner.seats"],
  ["cost", "-5", "partner.cost"],
  ["cost", "99999999", "partner.cost"],
  ["cost", "5000001", "partner.cost"],
  ["deadline", "2026-13-01T10:00", "partner.deadline"],
  ["deadline", "", "partner.deadline"],
  ["contact", "\u200B\u3164", "partner.contact_required"],
  ["contact", "x".repeat(101), "partner.contact_required"],
  ["title", "\u202E", "community.title_required"],
  ["content", "", "community.content_required"],
  ["level", "scratch", "common.bad_request"],
  ["mood", "angry", "common.bad_request"],
])("a form whose %s is %j is refused by that field", (name, value, code) => {
  const { error } = read({ [name]: value });
  expect(error && fieldErrors(error)).toEqual({ [name]: code });
});

test("refuses an invalid booking number and ignores other typed fields", () => {
  const { error } = read({ round: "1 or 1=1" });
  expect(error && fieldErrors(error)).toEqual({ round: "partner.round_required" });
  const booked = read({ round: "6f1d9d2e-5b0c-4a53-9a51-0d9cf0c9a111", cost: "1" }).data;
  expect(booked).not.toHaveProperty("cost");
});

test("requires a message of up to 300 characters and strips invisible ones", () => {
  const word = (text: string) => joinSchema.safeParse({ intent: "apply", word: text });
  expect(word("핸디 20\u202E이에요").data).toEqual({ intent: "apply", word: "핸디 20이에요" });
  expect(word(" ").success).toBe(false);
  expect(word("가".repeat(301)).success).toBe(false);
  expect(joinSchema.safeParse({ intent: "accept", application: "-1" }).success).toBe(false);
  expect(joinSchema.safeParse({ intent: "steal" }).success).toBe(false);
});
