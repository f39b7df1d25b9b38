import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import type { CompareColumn } from "./compare-groups.ts";
import { labelWidthClass, tableWidthClass } from "./compare-look.ts";

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
