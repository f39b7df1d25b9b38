import type { Trip, TripLine } from "./trips.ts";

/** A confirmed round of tomorrow, around noon: the desk asks about it once more. */
function tomorrowsRound(
  by: string,
  number: string,
  course: Pick<TripLine, "productId" | "title">,
): Trip {
  return {
    key: `tomorrow-of-${by}`,
    by,
    number,
    name: course.title,
    paidDaysAgo: 12,
    lines: [
      {
        ...course,
        kind: "golf",
        detail: { ko: "오후 12:40 티오프 · 2명", en: "12:40 p.m. tee time · 2 golfers" },
        usedInDays: 1,
        time: "12:40",
        names: [
          ["Mina", "Choi"],
          ["Sumin", "Lee"],
        ],
        paid: 296_000,
        status: "COMPLETE",
        reference: `NOON-${number.slice(-2)}`,
      },
    ],
  };
}

export const tripsTomorrow: readonly Trip[] = [
  tomorrowsRound("support", "PT-DEMO-0008", {
    productId: "th-phoenix-gold",
    title: { ko: "피닉스 골드 골프 & 컨트리클럽", en: "Phoenix Gold Golf & Country Club" },
  }),
  tomorrowsRound("content", "PT-DEMO-0009", {
    productId: "th-pattana",
    title: { ko: "파타나 골프 클럽 & 리조트", en: "Pattana Golf Club & Resort" },
  }),
];
