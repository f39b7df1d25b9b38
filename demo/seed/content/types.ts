import type { tournaments } from "#app/db/schema/tournament-tables.ts";
/** Shapes of the demo content. All days and hours are offsets from the first start of the demo. */
export type Both = { readonly ko: string; readonly en: string };

export type Mood = "dawn" | "morning" | "noon" | "golden" | "dusk" | "night";
export type Terrain = "lakeside" | "coast" | "valley" | "parkland" | "jungle" | "links";

/** r01 … r30, see reviewers.ts */
export type ReviewerKey = string;

export type Reviewer = {
  readonly key: ReviewerKey;
  readonly name: string;
  readonly locale: "ko" | "en";
};

export type Review = {
  readonly product: { readonly kind: "course" | "hotel" | "caddy"; readonly id: string };
  readonly by: ReviewerKey;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly usedDaysAgo: number;
  readonly party: "couple" | "friends" | "family" | "solo" | "work";
  readonly content: Both;
};

export type Notice = {
  readonly category: "normal" | "reservation" | "tournament" | "event";
  readonly title: Both;
  readonly body: Both;
  readonly publishedDaysAgo: number;
  readonly pinned?: boolean;
};

export type Event = {
  readonly key: string;
  readonly title: Both;
  readonly summary: Both;
  readonly body: Both;
  readonly label: Both;
  readonly startsInDays: number;
  readonly endsInDays: number;
  readonly picture: { readonly terrain: Terrain; readonly mood: Mood };
  /** As `course:th-siam-old`. */
  readonly products?: readonly string[];
  /** The key of a coupon in benefits.ts. */
  readonly coupon?: string;
  readonly hasComments?: boolean;
  readonly comments?: readonly {
    readonly by: ReviewerKey;
    readonly content: Both;
    readonly hoursAgo: number;
  }[];
};

export type Tournament = {
  readonly key: string;
  readonly courseId: string;
  readonly title: Both;
  readonly summary: Both;
  readonly body: Both;
  readonly format: Both;
  readonly playsInDays: number;
  readonly applyUntilInDays: number;
  readonly capacity: number;
  /** won, a multiple of 1,000 */
  readonly entryFee: number;
  readonly prizes: readonly { readonly place: Both; readonly prize: Both }[];
  readonly schedule: readonly { readonly time: string; readonly what: Both }[];
  /** Who may play and how they start, where it is not the usual. */
  readonly rules?: Partial<
    Pick<
      typeof tournaments.$inferInsert,
      "gender" | "minAge" | "maxHandicap" | "startMode" | "firstTee" | "van" | "scoring"
    >
  >;
};

export type PostComment = {
  readonly by: ReviewerKey;
  readonly content: Both;
  readonly hoursAfter: number;
};

export type Post = {
  readonly by: ReviewerKey;
  /** region id of the catalogue */
  readonly region: string;
  readonly title: Both;
  readonly content: Both;
  readonly hoursAgo: number;
  readonly join?: {
    readonly courseId: string;
    readonly inDays: number;
    readonly teeTime: string;
    readonly seats: number;
  };
  readonly comments: readonly PostComment[];
};

export type QuestionType =
  | "reservation"
  | "payment"
  | "refund"
  | "course"
  | "hotel"
  | "account"
  | "etc";

export type Question = {
  /** a reviewer key, or the demo member */
  readonly by: ReviewerKey | "demo";
  readonly type: QuestionType;
  readonly title: Both;
  readonly content: Both;
  readonly isPublic: boolean;
  readonly hoursAgo: number;
  readonly answer?: { readonly content: Both; readonly hoursAfter: number };
};

export type Banner = {
  readonly eyebrow: Both;
  /** may hold one line break */
  readonly title: Both;
  readonly text: Both;
  readonly action: Both;
  /** path without language prefix */
  readonly to: string;
  /** counted from the day the demo is laid; always without it */
  readonly shown?: { readonly fromDays: number; readonly untilDays: number };
  readonly picture: {
    readonly seed: "k" | "i" | "e" | "h";
    readonly mood: Mood;
    readonly terrain: Terrain;
  };
};

export type HotelLanguage = "th" | "en" | "ko" | "vi" | "zh" | "ja" | "ms" | "fil";

export type HotelExtra = {
  readonly name: Both;
  /** won */
  readonly price: number;
  readonly unit: "person" | "room" | "night" | "stay" | "bag";
};

export type HotelDetail = {
  readonly id: string;
  readonly address: Both;
  readonly languages: readonly HotelLanguage[];
  readonly extras: readonly HotelExtra[];
  readonly charges: readonly Both[];
  readonly cautions: readonly Both[];
  readonly tour: Both;
  readonly transport: Both;
};

export type CourseDetail = {
  readonly id: string;
  readonly address: Both;
  readonly grass: Both;
};

export type LegalKind =
  | "terms"
  | "privacy"
  | "travel"
  | "refund"
  | "payment"
  | "personal-information"
  | "age"
  | "marketing";

export type LegalText = {
  readonly kind: LegalKind;
  readonly version: number;
  readonly title: Both;
  readonly intro: Both;
  readonly sections: readonly { readonly heading: Both; readonly paragraphs: readonly Both[] }[];
};
