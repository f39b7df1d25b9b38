export const distributionClass =
  "grid items-center gap-x-3 gap-y-2 text-14 leading-5 text-ink-2 tabular-nums";

/** How many of all reviews gave these stars. */
export function StarTrack({ percent }: { readonly percent: number }) {
  return (
    <span className="block h-2.5 overflow-hidden rounded-pill bg-line" aria-hidden="true">
      <span className="block h-full rounded-pill bg-star" style={{ width: `${percent}%` }} />
    </span>
  );
}
