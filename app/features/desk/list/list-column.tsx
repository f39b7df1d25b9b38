import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { CellValue } from "#app/domain/desk/list/list-file.ts";
import type { Translate } from "#app/platform/i18n/i18n.ts";

export type ListWords = { readonly t: Translate; readonly locale: Locale };

/** One column of a list: on the screen, on a phone's card and in an exported file. */
export type ListColumn<Row> = {
  /** Its name in the address. */
  readonly name: string;
  readonly header: (t: Translate) => string;
  readonly value: (row: Row, words: ListWords) => CellValue;
  /** How a value is written on the screen; a text unless said. */
  readonly kind?: "number" | "won" | "day" | "moment";
  /** The list can be sorted by it. */
  readonly sorted?: boolean;
  /** Always shown: it names the row. */
  readonly fixed?: boolean;
  /** Shown only when chosen. */
  readonly hidden?: boolean;
  /** In every file with the default columns, even where the screen does not show it. */
  readonly inFiles?: boolean;
};

export function sortNames(columns: readonly ListColumn<never>[]): string[] {
  return columns.filter(({ sorted }) => sorted).map(({ name }) => name);
}

export const cellNoteClass = cva("block text-13 leading-4.5", {
  variants: {
    tone: {
      plain: "text-ink-3",
      calm: "text-ink-2",
      soon: "font-semibold text-warn-700",
      late: "font-semibold text-danger-700",
    },
  },
  defaultVariants: { tone: "plain" },
});

type CellNoteProps = ComponentProps<"span"> & VariantProps<typeof cellNoteClass>;

/** A second, smaller line in a cell. */
export function CellNote({ tone, className, ...props }: CellNoteProps) {
  return <span className={cellNoteClass({ tone, className })} {...props} />;
}
