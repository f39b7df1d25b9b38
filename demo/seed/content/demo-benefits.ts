import type { CouponKind } from "#app/domain/benefit/coupon-tabs.ts";
import type { PointReason } from "#app/domain/benefit/point-lots.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { ProductRef } from "#app/domain/common/product/product-ref.ts";
import type { Both, Review } from "./types.ts";

type DemoCoupon = {
  readonly key: string;
  /** What a member types; without one it was handed out. */
  readonly code?: string;
  readonly name: Both;
  readonly kind: CouponKind;
  readonly value: number;
  readonly maxDiscount?: number;
  readonly minimumOrder: number;
  readonly scope?: LineKind;
  readonly fromInDays: number;
  readonly untilInDays: number;
  /** Whether the demo member has it, and the days since it was used. */
  readonly held?: true;
  readonly usedDaysAgo?: number;
};

export const coupons: readonly DemoCoupon[] = [
  {
    key: "welcome",
    code: "WELCOME30",
    name: { ko: "첫 여행 환영 쿠폰", en: "Welcome coupon for a first trip" },
    kind: "fixed",
    value: 30_000,
    minimumOrder: 300_000,
    fromInDays: -30,
    untilInDays: 365,
  },
  {
    key: "hotel",
    code: "HOTEL10",
    name: { ko: "호텔 10% 쿠폰", en: "10% off hotels" },
    kind: "percent",
    value: 10,
    maxDiscount: 50_000,
    minimumOrder: 200_000,
    scope: "hotel",
    fromInDays: -10,
    untilInDays: 80,
    held: true,
  },
  {
    key: "thanks",
    name: { ko: "다시 찾아 주셔서 고마워요", en: "Thank you for coming back" },
    kind: "fixed",
    value: 10_000,
    minimumOrder: 100_000,
    fromInDays: -15,
    untilInDays: 45,
    held: true,
  },
  {
    key: "first-round",
    name: { ko: "첫 라운드 쿠폰", en: "First round coupon" },
    kind: "fixed",
    value: 20_000,
    minimumOrder: 200_000,
    scope: "golf",
    fromInDays: -120,
    untilInDays: 60,
    held: true,
    usedDaysAgo: 74,
  },
  {
    key: "rainy-season",
    code: "RAINY26",
    name: { ko: "우기 특가 쿠폰", en: "Rainy season coupon" },
    kind: "percent",
    value: 15,
    maxDiscount: 40_000,
    minimumOrder: 150_000,
    scope: "golf",
    fromInDays: -150,
    untilInDays: -20,
    held: true,
  },
  {
    key: "night",
    name: { ko: "밤 라운드 15,000원 쿠폰", en: "₩15,000 off a night round" },
    kind: "fixed",
    value: 15_000,
    minimumOrder: 150_000,
    scope: "golf",
    fromInDays: -3,
    untilInDays: 60,
  },
];

type DemoPoints = {
  readonly amount: number;
  readonly reason: PointReason;
  readonly subject: string;
  readonly daysAgo: number;
};

/** Something earned, spent, run out, and something about to. */
export const points: readonly DemoPoints[] = [
  { amount: 1_500, reason: "event", subject: "opening-party", daysAgo: 760 },
  { amount: 3_000, reason: "event", subject: "friends-event", daysAgo: 700 },
  { amount: 5_000, reason: "review", subject: "review:demo-1", daysAgo: 210 },
  { amount: -2_000, reason: "spent", subject: "order:PT-DEMO-0002", daysAgo: 74 },
  { amount: -1_500, reason: "expired", subject: "expired:opening-party", daysAgo: 30 },
];

/** In every season the first is cheaper now than when it was saved, the caddie dearer, and of some nobody knows. */
export const wishes: readonly (ProductRef & { readonly savedPrice?: number })[] = [
  { kind: "course", id: "th-black-mountain", savedPrice: 265_000 },
  { kind: "course", id: "th-cm-highlands" },
  { kind: "course", id: "th-siam-plantation", savedPrice: 221_000 },
  { kind: "course", id: "th-alpine-bangkok" },
  { kind: "hotel", id: "ht-hilton-pattaya", savedPrice: 298_000 },
  { kind: "hotel", id: "ht-amari-pattaya" },
  { kind: "caddy", id: "cad-001", savedPrice: 18_000 },
];

/** Newest first. */
export const recent: readonly ProductRef[] = [
  { kind: "course", id: "th-siam-waterside" },
  { kind: "hotel", id: "ht-amari-pattaya" },
  { kind: "caddy", id: "cad-002" },
  { kind: "course", id: "th-laem-chabang" },
  { kind: "course", id: "th-siam-old" },
  { kind: "hotel", id: "ht-hilton-pattaya" },
];

export const searches: readonly string[] = ["파타야", "아마리", "시암 컨트리클럽"];

/** What the demo member wrote; apart from the others, since it is no part of who is best. */
export const demoReviews: readonly Review[] = [
  {
    product: { kind: "course", id: "th-pinehurst" },
    by: "demo",
    rating: 4,
    usedDaysAgo: 213,
    party: "friends",
    content: {
      ko: "공항에서 가까워 도착한 날 오후에 바로 쳤습니다. 27홀이라 지루하지 않고, 그린이 생각보다 빨라요.",
      en: "Close to the airport, so we played on the afternoon we landed. 27 holes keep it interesting, and the greens are quicker than they look.",
    },
  },
  {
    product: { kind: "hotel", id: "ht-pinehurst" },
    by: "demo",
    rating: 4,
    usedDaysAgo: 214,
    party: "friends",
    content: {
      ko: "첫 티까지 걸어서 2분이라 새벽 라운드에 최고예요. 방은 소박하지만 깨끗합니다.",
      en: "Two minutes on foot to the first tee, which is hard to beat for an early round. Plain rooms, but clean.",
    },
  },
];
