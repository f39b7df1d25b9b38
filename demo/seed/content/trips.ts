import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import type { Both } from "./types.ts";

export type TripLine = {
  readonly kind: LineKind;
  readonly productId: string;
  readonly title: Both;
  readonly detail: Both;
  readonly usedInDays: number;
  readonly paid: number;
  readonly refund?: number;
  readonly status: ReservationStatus;
  readonly reference?: string;
  /** Of a stay. */
  readonly nights?: number;
  /** Of a stay for two: a room of the hotel. */
  readonly room?: string;
  /** Of a round: when it begins. */
  readonly time?: string;
  /** Who plays or sleeps there, as in the passport. */
  readonly names?: readonly (readonly [first: string, last: string])[];
  /** The place of the round without which it makes no sense. */
  readonly parentLine?: number;
};

export type Trip = {
  readonly key: string;
  readonly by: string;
  readonly number: string;
  readonly name: Both;
  readonly paidDaysAgo: number;
  readonly lines: readonly TripLine[];
};

const GOLFERS = [
  ["Dohyun", "Kim"],
  ["Mikyung", "Lee"],
] as const;

/** A round three and a half weeks away with all that hangs on it: a cancel costs a tenth. */
function roundWithCompany(key: string, by: string, number: string): Trip {
  return {
    key,
    by,
    number,
    name: { ko: "시암 컨트리클럽 올드 코스", en: "Siam Country Club Old Course" },
    paidDaysAgo: 9,
    lines: [
      {
        kind: "golf",
        productId: "th-siam-old",
        title: { ko: "시암 컨트리클럽 올드 코스", en: "Siam Country Club Old Course" },
        detail: { ko: "오전 8:24 티오프 · 2명", en: "8:24 a.m. tee time · 2 golfers" },
        usedInDays: 25,
        time: "08:24",
        names: [
          ["Mina", "Choi"],
          ["Sumin", "Lee"],
        ],
        paid: 484_000,
        status: "COMPLETE",
        reference: `SCC-${number.slice(-2)}-20331`,
      },
      {
        kind: "caddy",
        productId: "cad-001",
        title: { ko: "지정 캐디 · 시암 올드 코스", en: "Named caddie · Siam Old Course" },
        detail: { ko: "1명 지정", en: "1 caddie" },
        usedInDays: 25,
        parentLine: 0,
        paid: 30_000,
        status: "COMPLETE",
        reference: `SCC-CAD-${number.slice(-2)}`,
      },
      {
        kind: "callvan",
        productId: "g-th-siam-old",
        title: { ko: "파타야 호텔 ↔ 시암 올드 코스", en: "Pattaya hotel and Siam Old Course" },
        detail: { ko: "밴 1대 · 2명 · 왕복", en: "1 van · 2 people · round trip" },
        usedInDays: 25,
        parentLine: 0,
        paid: 60_000,
        status: "COMPLETE",
        reference: `VAN-${number.slice(-2)}-771`,
      },
    ],
  };
}

/** A round two weeks behind: it waits for its review. */
function playedRound(
  by: string,
  number: string,
  course: Pick<TripLine, "productId" | "title">,
): Trip {
  return {
    key: `played-by-${by}`,
    by,
    number,
    name: course.title,
    paidDaysAgo: 60,
    lines: [
      {
        ...course,
        kind: "golf",
        detail: { ko: "오전 7:40 티오프 · 2명", en: "7:40 a.m. tee time · 2 golfers" },
        usedInDays: -14,
        paid: 310_000,
        status: "USED",
        reference: `PLAYED-${number.slice(-2)}`,
      },
    ],
  };
}

export const trips: readonly Trip[] = [
  {
    key: "pattaya",
    by: "demo",
    number: "PT-DEMO-0001",
    name: { ko: "파타야 3일, 둘이서", en: "3 days in Pattaya for two" },
    paidDaysAgo: 3,
    lines: [
      {
        kind: "callvan",
        productId: "r-bkk-pattaya",
        title: { ko: "수완나품 공항 → 파타야 호텔", en: "Suvarnabhumi Airport to Pattaya" },
        detail: { ko: "밴 1대 · 2명 · 편도", en: "1 van · 2 people · one way" },
        usedInDays: 57,
        paid: 84_000,
        status: "COMPLETE",
        reference: "VAN-88213",
      },
      {
        kind: "hotel",
        productId: "ht-amari-pattaya",
        title: { ko: "아마리 파타야", en: "Amari Pattaya" },
        detail: {
          ko: "디럭스 트윈 1실 · 2박 · 성인 2명",
          en: "1 Deluxe Twin · 2 nights · 2 adults",
        },
        usedInDays: 57,
        nights: 2,
        room: "ht-amari-pattaya-room-1",
        names: GOLFERS,
        paid: 480_000,
        status: "PENDING",
      },
      {
        kind: "golf",
        productId: "th-siam-old",
        title: { ko: "시암 컨트리클럽 올드 코스", en: "Siam Country Club Old Course" },
        detail: {
          ko: "오전 7:12 티오프 · 2명 · 카트 2대",
          en: "7:12 a.m. tee time · 2 golfers · 2 carts",
        },
        usedInDays: 58,
        time: "07:12",
        names: GOLFERS,
        paid: 484_000,
        status: "COMPLETE",
        reference: "SCC-27-01145",
      },
      {
        kind: "caddy",
        productId: "cad-002",
        title: { ko: "지정 캐디 · 시암 올드 코스", en: "Named caddie · Siam Old Course" },
        detail: { ko: "1명 지정", en: "1 caddie" },
        usedInDays: 58,
        parentLine: 2,
        paid: 30_000,
        status: "REFUND_REQUEST",
        refund: 30_000,
        reference: "SCC-CAD-112",
      },
      {
        kind: "golf",
        productId: "th-laem-chabang",
        title: {
          ko: "람차방 인터내셔널 컨트리클럽",
          en: "Laem Chabang International Country Club",
        },
        detail: { ko: "오전 6:48 티오프 · 2명", en: "6:48 a.m. tee time · 2 golfers" },
        usedInDays: 59,
        time: "06:48",
        names: GOLFERS,
        paid: 520_000,
        status: "PENDING",
      },
    ],
  },
  {
    key: "huahin",
    by: "demo",
    number: "PT-DEMO-0002",
    name: { ko: "후아힌 블랙 마운틴 라운드", en: "A round at Black Mountain, Hua Hin" },
    paidDaysAgo: 74,
    lines: [
      {
        kind: "golf",
        productId: "th-black-mountain",
        title: { ko: "블랙 마운틴 골프 클럽", en: "Black Mountain Golf Club" },
        detail: { ko: "오전 7:30 티오프 · 4명", en: "7:30 a.m. tee time · 4 golfers" },
        usedInDays: -18,
        paid: 1_144_000,
        status: "USED",
        reference: "BM-264410",
      },
    ],
  },
  {
    key: "chiangmai",
    by: "demo",
    number: "PT-DEMO-0003",
    name: { ko: "치앙마이 하이랜드 라운드", en: "A round at Chiangmai Highlands" },
    paidDaysAgo: 40,
    lines: [
      {
        kind: "golf",
        productId: "th-cm-highlands",
        title: { ko: "치앙마이 하이랜드 골프 & 스파", en: "Chiangmai Highlands Golf & Spa" },
        detail: { ko: "오전 8:00 티오프 · 2명", en: "8:00 a.m. tee time · 2 golfers" },
        usedInDays: -6,
        paid: 462_000,
        refund: 415_800,
        status: "CANCELLED",
      },
    ],
  },
  roundWithCompany("staff-outing", "support", "PT-DEMO-0004"),
  roundWithCompany("photo-day", "content", "PT-DEMO-0005"),
  playedRound("support", "PT-DEMO-0006", {
    productId: "th-khao-kheow",
    title: { ko: "카오키여우 컨트리클럽", en: "Khao Kheow Country Club" },
  }),
  playedRound("content", "PT-DEMO-0007", {
    productId: "th-bangpra",
    title: { ko: "방프라 인터내셔널 골프 클럽", en: "Bangpra International Golf Club" },
  }),
];
