import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";

/** Refusals that mean: somebody else was faster, and the page shows what is no longer so. */
const STALE_CODES: readonly ErrorCode[] = [
  "reservation.step_refused",
  "reservation.offer_over",
  "reservation.proposal_decided",
  "reservation.assignee_changed",
  "reservation.refund_changed",
];

export function isStale(code: ErrorCode): boolean {
  return STALE_CODES.includes(code);
}

type Stale = { readonly isShown: boolean; readonly show: () => void };

const StaleContext = createContext<Stale>({ isShown: false, show: () => undefined });

/** Remembers that an action was refused because the record had changed, and loads what is so now. */
export function StaleRecord({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const { revalidate } = useRevalidator();
  const stale = useMemo(
    () => ({
      isShown,
      show: () => {
        setShown(true);
        void revalidate();
      },
    }),
    [isShown, revalidate],
  );
  return <StaleContext value={stale}>{children}</StaleContext>;
}

export function useStale(): Stale {
  return useContext(StaleContext);
}
