import type { ListColumn } from "#app/features/desk/list/list-column.tsx";
import { changesOf } from "./audit-diff.tsx";
import { actionWord, kindWord } from "./audit-words.ts";

export type AuditRow = {
  readonly id: number;
  readonly action: string;
  readonly kind: string;
  readonly subject: string;
  /** Null where a command at the server did it. */
  readonly by: string | null;
  readonly at: Date;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

export const AUDIT_COLUMNS: readonly ListColumn<AuditRow>[] = [
  {
    name: "what",
    header: (t) => t("audit:what"),
    value: ({ action }, { t }) => actionWord(t, action),
    fixed: true,
  },
  {
    name: "record",
    header: (t) => t("audit:record"),
    value: ({ kind, subject }, { t }) => `${kindWord(t, kind)} ${subject}`,
  },
  {
    name: "changes",
    header: (t) => t("audit:changes"),
    value: ({ before, after }) =>
      changesOf(before, after)
        .map((change) => `${change.field}: ${change.before} → ${change.after}`)
        .join("\n"),
  },
  { name: "by", header: (t) => t("audit:by"), value: ({ by }, { t }) => by ?? t("audit:nobody") },
  {
    name: "at",
    header: (t) => t("audit:at"),
    value: ({ at }) => at,
    kind: "moment",
    sorted: true,
  },
  {
    name: "number",
    header: (t) => t("desk:number"),
    value: ({ id }) => id,
    kind: "number",
    hidden: true,
  },
];
