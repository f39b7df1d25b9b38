import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { row, type Write } from "./write.ts";

const TODAY = dateIn(SHOP_ZONE, new Date());
/** Owned by the demo account, so that no other member can offer it. */
const ROUND = seededUuid("reservation:pattaya:2");

/** A round that its author plans, as the form sends it. */
export const PLAN = {
  round: "plan",
  course: "th-siam-old",
  day: addDays(TODAY, 30),
  time: "07:04",
  players: "2",
  cost: "",
  seats: "2",
  level: "anyone",
  ages: "anyone",
  deadline: `${addDays(TODAY, 29)}T20:00`,
  title: "함께 쳐요",
  content: "편하게 쳐요.",
  contact: "010-5521-0000",
};

/** Partner posts: written, applied to, answered. */
export const PARTNER_WRITES: readonly Write[] = [
  write("", 302, "demo", PLAN),
  write("nothing said", 400, "demo", {}),
  write("of yesterday", 400, "demo", { ...PLAN, day: addDays(TODAY, -1) }),
  write("another's booking", 400, "guest", { ...PLAN, round: ROUND }),
  write("a visitor", 401, undefined, PLAN),

  join("", 302, "guest", { intent: "apply", word: "저도 갈게요" }),
  join("without a word", 400, "guest", { intent: "apply", word: " " }),
  join("a word too long", 400, "guest", { intent: "apply", word: "가".repeat(301) }),
  join("nothing that is done here", 400, "guest", { intent: "steal" }),
  join("an application without a number", 400, "demo", { intent: "accept" }),
  join("a number too large", 400, "demo", { intent: "accept", application: "99999999999" }),
  join("nobody's application", 404, "demo", { intent: "accept", application: "999999" }),
  join("accepted by the applicant", 404, "guest", { intent: "accept", application: "1" }),
  join("declined by the applicant", 404, "guest", { intent: "decline", application: "1" }),
  join("withdrawn by who never applied", 404, "support", { intent: "withdraw" }),
  join("paid before it was accepted", 409, "guest", { intent: "pay" }),
  join("paid by who never applied", 404, "support", { intent: "pay" }),
  join("an alert of a round with a free seat", 409, "guest", { intent: "alert" }),
  join("an alert that nobody asked for, ended", 302, "guest", { intent: "alert_off" }),
  join("closed by another", 404, "guest", { intent: "close" }),
  join("called off by another", 404, "guest", { intent: "cancel" }),
  join("applied to by its author", 409, "demo", { intent: "apply", word: "나도" }),
  join("a visitor", 302, undefined, { intent: "apply", word: "저요" }),
];

type Form = Readonly<Record<string, string>>;

function write(note: string, status: number, who: string | undefined, form: Form): Write {
  return row("community/partner", note, "/community/partner", status, {
    ...(who && { who }),
    form,
  });
}

function join(note: string, status: number, who: string | undefined, form: Form): Write {
  const more = { ...(who && { who }), form };
  return row("community/join", note, "/community/{post}/join", status, more);
}
