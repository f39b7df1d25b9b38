import { useEffect, useRef } from "react";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { loadPlaceNames } from "#app/platform/i18n/place-names.client.ts";
import { mapCanvasClass, mapGroundClass } from "./map-look.ts";
import type { NamedSpot, Tiles } from "./spot-map.ts";

type PlaceMapProps = {
  readonly label: string;
  readonly spot: NamedSpot;
  readonly start: NamedSpot;
  readonly tiles: Tiles | undefined;
};

/** Where a place is, seen from where one starts; fetched when it comes near the screen. */
export function PlaceMap({ label, spot, start, tiles }: PlaceMapProps) {
  const ref = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let map: { resized: () => void; remove: () => void } | undefined;
    let isGone = false;
    const size = new ResizeObserver(() => map?.resized());
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        void draw(element);
      },
      { rootMargin: "200px" },
    );
    async function draw(canvas: HTMLElement) {
      const [{ mountSpot }, nameOf] = await Promise.all([
        import("./spot-map.ts"),
        loadPlaceNames(locale),
      ]);
      if (isGone) return;
      map = mountSpot(canvas, { spot, start, tiles, nameOf });
      size.observe(canvas);
    }
    near.observe(element);
    return () => {
      isGone = true;
      near.disconnect();
      size.disconnect();
      map?.remove();
    };
  }, [spot, start, tiles, locale]);
  return (
    <div
      role="img"
      aria-label={label}
      className={`${mapGroundClass} h-60 overflow-hidden rounded-panel border border-line md:h-80`}
    >
      <div ref={ref} className={mapCanvasClass} />
    </div>
  );
}
