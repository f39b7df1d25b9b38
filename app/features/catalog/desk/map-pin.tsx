import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { loadPlaceNames } from "#app/platform/i18n/place-names.client.ts";
import type { Tiles } from "#app/ui/map/spot-map.ts";
import type { Point } from "./pin-map.ts";

/** Six decimals are ten centimetres. */
const DECIMALS = 6;
/** Where the map opens while nothing is pinned. */
const BANGKOK: Point = { latitude: 13.75, longitude: 100.5 };

/** A pin that is dragged, or set by a click; the number fields of the form around it follow, and lead. */
export function MapPin({ tiles }: { readonly tiles: Tiles | undefined }) {
  const { t } = useTranslation("catalogue");
  const locale = useLocale();
  const label = t("pin_mark");
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    const form = element?.closest("form");
    if (!element || !form) return;
    let pin: { move: (point: Point) => void; remove: () => void } | undefined;
    let isGone = false;
    void Promise.all([import("./pin-map.ts"), loadPlaceNames(locale)]).then(
      ([{ mountPin }, nameOf]) => {
        if (isGone) return;
        const start = pointOf(form) ?? BANGKOK;
        pin = mountPin(element, { start, tiles, label, nameOf }, ({ latitude, longitude }) => {
          setField(form, "latitude", latitude);
          setField(form, "longitude", longitude);
        });
      },
    );
    const follow = ({ target, isTrusted }: Event) => {
      const name = target instanceof HTMLInputElement ? target.name : "";
      const point = pointOf(form);
      // What the pin wrote itself must not move it again.
      if (isTrusted && (name === "latitude" || name === "longitude") && point) pin?.move(point);
    };
    form.addEventListener("input", follow);
    return () => {
      isGone = true;
      form.removeEventListener("input", follow);
      pin?.remove();
    };
  }, [tiles, label, locale]);
  return (
    <div className="grid gap-1">
      <div
        ref={ref}
        className="relative z-0 h-64 overflow-hidden rounded-card border border-line bg-sand [font:inherit]! not-[.has-ground]:bg-sand!"
        role="application"
        aria-label={t("pin")}
      />
      <p className="text-13 text-ink-3">{t("pin_hint")}</p>
    </div>
  );
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

function pointOf(form: HTMLFormElement): Point | undefined {
  const [latitude = 91, longitude = 181] = ["latitude", "longitude"].map((name) =>
    Number(fieldOf(form, name)?.value || Number.NaN),
  );
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}

function setField(form: HTMLFormElement, name: string, value: number): void {
  const field = fieldOf(form, name);
  if (!field) return;
  field.value = String(Number(value.toFixed(DECIMALS)));
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
