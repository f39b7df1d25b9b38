import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

export type CommentRow = {
  readonly id: number;
  readonly version: number;
  readonly content: string;
  readonly author: string;
  readonly below: "post" | "event";
  readonly belowId: number;
  readonly title: string;
  /** Reports without a decision. */
  readonly reports: number;
  readonly hidden: boolean;
  readonly createdAt: Date;
};

export const COMMENT_COLUMNS: readonly ListColumn<CommentRow>[] = [
  {
    name: "content",
    header: (t) => t("moderation:comment"),
    value: ({ content }) => content,
    fixed: true,
  },
  { name: "author", header: (t) => t("desk:author"), value: ({ author }) => author },
  { name: "below", header: (t) => t("moderation:comment.below"), value: ({ title }) => title },
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
  },
  {
    name: "created",
    header: (t) => t("desk:created"),
    value: ({ createdAt }) => createdAt,
    kind: "moment",
    sorted: true,
  },
];
