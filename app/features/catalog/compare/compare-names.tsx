import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import type { CompareColumn } from "./compare-groups.ts";

type CompareNamesProps = {
  readonly columns: readonly CompareColumn[];
  /** The pictures, in whose place the names are shown once they are gone. */
  readonly head: RefObject<HTMLElement | null>;
  /** What is scrolled sideways; the names follow it. */
  readonly scroller: RefObject<HTMLElement | null>;
};

/** Names with prices under the bar. A copy for the eye: the table has its own heads. */
export function CompareNames({ columns, head, scroller }: CompareNamesProps) {
  const [isShown, setShown] = useState(false);
  const names = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!head.current) return;
    const watch = new IntersectionObserver(([seen]) => {
      setShown(seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.top < 0);
    });
    watch.observe(head.current);
    return () => watch.disconnect();
  }, [head]);

  useEffect(() => {
    const body = scroller.current;
    const follow = () => {
      if (names.current && body) names.current.scrollLeft = body.scrollLeft;
    };
    follow();
    body?.addEventListener("scroll", follow, { passive: true });
    return () => body?.removeEventListener("scroll", follow);
  });
  return (
    <div
      className={`${labelWidthClass} sticky top-(--h-topbar) z-20 h-0 md:top-(--h-header) ${isShown ? "" : "invisible"}`}
      aria-hidden="true"
    >
      <div
        ref={names}
        data-names
        className="-me-4 overflow-hidden border-b border-line bg-paper md:me-0"
      >
        <div
          className={`${tableWidthClass} grid grid-cols-[var(--label)_repeat(var(--n),minmax(0,1fr))] *:p-3 md:*:px-4 md:*:py-3.5`}
          style={{ "--n": columns.length } as CSSProperties}
        >
          <span className="sticky left-0 bg-paper" />
          {columns.map(({ id, name, price }) => (
            <span key={id} className="min-w-0">
              <b className="line-clamp-2 text-14 leading-5">{name}</b>
              <span className="tabular-nums whitespace-nowrap font-bold">{price}</span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** How wide the labels are, and how wide the table has to be for its columns. */
const labelWidthClass = "[--label:5.25rem] md:[--label:10.5rem]";
export const scrollerClass = `${labelWidthClass} -me-4 snap-x snap-proximity scroll-ps-(--label) overflow-x-auto md:me-0`;
export const tableWidthClass = "w-[calc(var(--label)+var(--n)*8.25rem)] min-w-full md:w-full";

const cell = "border-line text-start wrap-anywhere";
const ruled = `${cell} border-b`;
/** The first of a row: it stays at the left. */
const label = "sticky left-0 z-3 w-(--label) bg-paper pr-2 md:pr-4";
const value = "relative snap-start px-3 md:px-4";
const inRow = "py-3 align-top md:py-3.5";
const inGroup = "pt-6.5 pb-1.5";

export const rowLabelClass = `${ruled} ${label} ${inRow} text-14 leading-5 font-semibold text-ink-2 md:text-16`;
export const valueClass = `${ruled} ${value} ${inRow}`;
export const groupLabelClass = `${ruled} ${label} ${inGroup} text-18 leading-5 font-bold`;
export const groupValueClass = `${ruled} ${value} ${inGroup} align-bottom text-14 leading-5 font-semibold text-ink-2`;
export const lastLabelClass = `${cell} ${label} ${inRow}`;
export const lastValueClass = `${cell} ${value} ${inRow}`;
