import type { Database } from "#app/db/client.server.ts";
import { alarms } from "#app/db/schema/message.ts";
import { TEMPLATES, type Template } from "#app/domain/message/message-kind.ts";
import type { DemoClock } from "./demo-clock.ts";
import { demoMemberId } from "./lay-members.server.ts";

type DemoAlarm = {
  readonly template: Template;
  readonly words: Readonly<Record<string, string>>;
  readonly link: string;
  readonly hoursAgo: number;
  readonly read: boolean;
};

const DEMO_ALARMS: readonly DemoAlarm[] = [
  {
    template: "reservation-confirmed",
    words: { product: "시암 컨트리클럽 올드 코스" },
    link: "/reservation",
    hoursAgo: 3,
    read: false,
  },
  {
    template: "points-earned",
    words: { points: "3,000" },
    link: "/mypage/points",
    hoursAgo: 20,
    read: false,
  },
  {
    template: "coupon-received",
    words: { coupon: "첫 예약 할인 쿠폰" },
    link: "/mypage/coupons",
    hoursAgo: 52,
    read: true,
  },
  {
    template: "question-answered",
    words: { title: "확인 후 확정 티타임은 언제쯤 답이 오나요?" },
    link: "/qna",
    hoursAgo: 25,
    read: true,
  },
  { template: "welcome", words: { name: "김도현" }, link: "/", hoursAgo: 24 * 40, read: true },
];

/** What the bell of the demo member holds: two of the five are new. */
export async function layAlarms(db: Database, clock: DemoClock): Promise<void> {
  const memberId = demoMemberId("demo");
  await db.insert(alarms).values(
    DEMO_ALARMS.map(({ template, words, link, hoursAgo, read }) => ({
      memberId,
      dedupeKey: `demo:${template}:${memberId}`,
      kind: TEMPLATES[template].kind,
      template,
      words,
      link,
      readAt: read ? clock.hoursAgo(hoursAgo - 1) : null,
      createdAt: clock.hoursAgo(hoursAgo),
    })),
  );
}
