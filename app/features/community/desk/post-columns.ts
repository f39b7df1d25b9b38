import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

export type PostRow = {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly region: string;
  readonly author: string;
  /** Of an open round; null where the author seeks no players. */
  readonly seats: number | null;
  readonly comments: number;
  readonly reports: number;
  readonly hidden: boolean;
  readonly createdAt: Date;
};

export const POST_COLUMNS: readonly ListColumn<PostRow>[] = [
  {
    name: "title",
    header: (t) => t("desk:post.title"),
    value: ({ title }) => title,
    sorted: true,
    fixed: true,
  },
  { name: "region", header: (t) => t("desk:region"), value: ({ region }) => region, sorted: true },
  { name: "author", header: (t) => t("desk:author"), value: ({ author }) => author },
  {
    name: "seats",
    header: (t) => t("desk:post.seats"),
    value: ({ seats }) => seats,
    kind: "number",
    sorted: true,
  },
  {
    name: "comments",
    header: (t) => t("desk:post.comments"),
    value: ({ comments }) => comments,
    kind: "number",
    sorted: true,
  },
  {
    name: "reports",
    header: (t) => t("moderation:reports"),
    value: ({ reports }) => reports || null,
    kind: "number",
    sorted: true,
  },
  {
    name: "state",
    header: (t) => t("desk:state"),
    value: ({ hidden }, { t }) => t(hidden ? "desk:hidden" : "desk:shown"),
    sorted: true,
  },
  {
    name: "created",
    header: (t) => t("desk:created"),
    value: ({ createdAt }) => createdAt,
    kind: "moment",
    sorted: true,
  },
  {
    name: "number",
    header: (t) => t("desk:number"),
    value: ({ id }) => id,
    kind: "number",
    sorted: true,
  },
];
