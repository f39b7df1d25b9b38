import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";

/** Refusals that mean the page is out of date because someone else was faster. */
const STALE_CODES: readonly ErrorCode[] = [
  "reservation.step_refused",
  "record.page_old",
  "reservation.offer_over",
  "reservation.proposal_decided",
  "reservation.assignee_changed",
  "reservation.refund_changed",
];

export function isStale(code: ErrorCode): boolean {
  return STALE_CODES.includes(code);
}

type Stale = {
  readonly isShown: boolean;
  readonly show: () => void;
  /** What the page shows, for its forms to send along. */
  readonly page: string;
};

const StaleContext = createContext<Stale>({ isShown: false, show: () => undefined, page: "" });

type StaleRecordProps = { readonly page: string; readonly children: ReactNode };

/** Remembers that an action was refused because the record had changed, and loads what is so now. */
export function StaleRecord({ page, children }: StaleRecordProps) {
  const [isShown, setShown] = useState(false);
  const { revalidate } = useRevalidator();
  const stale = useMemo(
    () => ({
      isShown,
      page,
      show: () => {
        setShown(true);
        void revalidate();
      },
    }),
    [isShown, page, revalidate],
  );
  return <StaleContext value={stale}>{children}</StaleContext>;
}

export function useStale(): Stale {
  return useContext(StaleContext);
}
