import { useTranslation } from "react-i18next";

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** How much is done, as a ring; the numbers are written into it. */
export function ProgressRing({ done, all }: { readonly done: number; readonly all: number }) {
  const { t } = useTranslation("launch");
  return (
    <div className="relative size-32 flex-none self-center">
      <svg
        viewBox="0 0 128 128"
        className="size-32"
        fill="none"
        strokeWidth="12"
        aria-hidden="true"
      >
        <circle cx="64" cy="64" r={RADIUS} stroke="var(--color-sand-2)" />
        <circle
          cx="64"
          cy="64"
          r={RADIUS}
          stroke="var(--color-fairway-600)"
          strokeDasharray={`${(LENGTH * done) / all} ${LENGTH}`}
          transform="rotate(-90 64 64)"
        />
      </svg>
      <span className="absolute inset-0 grid place-content-center text-center">
        <b className="num text-28 leading-8">{t("count", { done, all })}</b>
        <span className="text-13 text-ink-2">{t("finished")}</span>
      </span>
    </div>
  );
}
