import { type RefObject, useEffect, useRef, useState } from "react";
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
    <div className="cmp-names" data-shown={isShown || undefined} aria-hidden="true">
      <div ref={names} className="overflow-hidden">
        <div className="names" style={{ "--n": columns.length } as React.CSSProperties}>
          <span />
          {columns.map(({ id, name, price }) => (
            <span key={id} className="min-w-0">
              <b className="line-clamp-2 text-14 leading-5">{name}</b>
              <span className="num font-bold">{price}</span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
