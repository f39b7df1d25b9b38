import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { questions } from "#app/db/schema/help/help-tables.ts";
import { alarms } from "#app/db/schema/message-tables.ts";
import { expiryEvent, type PointLot, pointSummary } from "#app/domain/benefit/point-lots.ts";
import type { WordedTemplate } from "#app/domain/message/template-words.ts";
import { TEMPLATES } from "#app/domain/message/templates.ts";
import { writeWords } from "#app/domain/message/write-words.ts";
import { coupons } from "./content/demo-benefits.ts";
import { trips } from "./content/trips.ts";
import type { DemoClock } from "./demo-clock.ts";
import { demoMemberId } from "./seed-members.server.ts";
import { seededUuid } from "./seeded.ts";

type DemoAlarm = WordedTemplate & {
  readonly event?: string;
  readonly link: string;
  readonly hoursAgo: number;
  readonly read: boolean;
};

/** What the bell of the demo member holds, each leading to what it is about: two of the five are new. */
export async function seedAlarms(db: Database, clock: DemoClock): Promise<void> {
  const memberId = demoMemberId("demo");
  const [question] = await db
    .select({ id: questions.id, title: questions.title })
    .from(questions)
    .where(and(eq(questions.memberId, memberId), isNotNull(questions.answeredAt)))
    .orderBy(desc(questions.answeredAt));
  const entries = await db
    .select({ amount: pointEntries.amount, expiresOn: pointEntries.expiresOn })
    .from(pointEntries)
    .where(eq(pointEntries.memberId, memberId));
  const { next } = pointSummary(entries);
  await db.insert(alarms).values(
    demoAlarms(question, next).map((alarm) => ({
      memberId,
      dedupeKey: `${alarm.event ?? `demo:${alarm.template}`}:${memberId}`,
      kind: TEMPLATES[alarm.template].kind,
      template: alarm.template,
      words: writeWords(alarm),
      link: alarm.link,
      readAt: alarm.read ? clock.hoursAgo(alarm.hoursAgo - 1) : null,
      createdAt: clock.hoursAgo(alarm.hoursAgo),
    })),
  );
}

type DemoQuestion = Pick<typeof questions.$inferSelect, "id" | "title">;

function demoAlarms(
  question: DemoQuestion | undefined,
  lot: PointLot | undefined,
): readonly DemoAlarm[] {
  const round = roundOf("pattaya");
  const coupon = coupons.find(({ key }) => key === "hotel");
  return [
    {
      template: "reservation-confirmed",
      words: { product: round.title },
      link: round.link,
      hoursAgo: 3,
      read: false,
    },
    ...(lot ? [expiring(lot)] : []),
    {
      template: "question-answered",
      words: { title: question?.title ?? {} },
      link: question ? `/qna/${question.id}` : "/qna",
      hoursAgo: 25,
      read: true,
    },
    {
      template: "coupon-received",
      words: { coupon: coupon?.name ?? {} },
      link: "/mypage/coupons",
      hoursAgo: 52,
      read: true,
    },
    { template: "welcome", words: { name: "김도현" }, link: "/", hoursAgo: 24 * 40, read: true },
  ];
}

/** The same event key as the job uses, so that the job does not notify again. */
function expiring({ amount, expiresOn }: PointLot): DemoAlarm {
  return {
    template: "points-expiring",
    event: expiryEvent("points-30", expiresOn),
    words: { points: amount, date: expiresOn },
    link: "/mypage/points",
    hoursAgo: 20,
    read: false,
  };
}

function roundOf(tripKey: string) {
  const lines = trips.find(({ key }) => key === tripKey)?.lines ?? [];
  const index = lines.findIndex(({ kind, status }) => kind === "golf" && status === "COMPLETE");
  return {
    title: lines[index]?.title ?? {},
    link: `/reservation/${seededUuid(`reservation:${tripKey}:${index}`)}`,
  };
}
