import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { RangeDraft } from "./use-range-change.ts";

/** Of the price pages' own loader, asked for a period to copy. */
export type CopiedPrices = {
  readonly copied: readonly { readonly day: LocalDate; readonly price: Won }[];
};

/** The prices of the period that is copied, fetched once its first day is chosen. */
export function useCopied({ mode, copyFrom }: RangeDraft, days: number) {
  const fetcher = useFetcher<CopiedPrices>();
  const { pathname } = useLocation();
  const from = mode === "copy" ? parseLocalDate(copyFrom) : undefined;
  const { load } = fetcher;
  useEffect(() => {
    if (from && days > 0) void load(`${pathname}?copy=${from}&days=${days}`);
  }, [from, days, pathname, load]);
  const copied = from ? (fetcher.data?.copied ?? []) : [];
  return {
    prices: new Map(copied.map(({ day, price }) => [day, price])),
    isEmpty: from !== undefined && fetcher.state === "idle" && copied.length === 0,
  };
}
