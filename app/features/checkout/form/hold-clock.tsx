import { clsx } from "clsx";
import { Timer } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { HOLD_MINUTES } from "#app/domain/order/hold.ts";
import { priceClass } from "#app/ui/money/price-class.ts";

type HoldClockProps = {
  /** As the server counted them when it answered. */
  readonly seconds: number;
  readonly onEnd: () => void;
};

/** Said aloud once each, and not every second. */
const SPOKEN_AT = [300, 60];
/** From here on it is amber. */
const SHORT = 180;

const WHOLE = HOLD_MINUTES * 60;

/** How long the places are held. */
export function HoldClock({ seconds, onEnd }: HoldClockProps) {
  const { t } = useTranslation("payment");
  const left = useSecondsLeft(seconds, onEnd);
  const spoken = SPOKEN_AT.findLast((moment) => left <= moment && left > 0);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  const isShort = left < SHORT;
  return (
    <div
      className={clsx(
        "sticky top-(--h-topbar) z-30 flex min-h-13 items-center gap-3 overflow-hidden px-4 py-2.5 md:top-19 md:rounded-card",
        isShort ? "bg-warn-50 text-warn-900" : "bg-fairway-50",
      )}
    >
      <Timer aria-hidden="true" className={isShort ? "text-warn-700" : "text-fairway-700"} />
      <span className="flex-1 leading-6">{t("hold.kept")}</span>
      <b
        className={priceClass({
          size: "lg",
          className: isShort ? "text-warn-900" : "text-fairway-700",
        })}
        role="timer"
        aria-label={t("hold.left", { clock })}
      >
        {clock}
      </b>
      <span
        aria-hidden="true"
        className={clsx("absolute bottom-0 left-0 h-1", isShort ? "bg-warn-700" : "bg-fairway-600")}
        style={{ width: `${Math.min(100, (left * 100) / WHOLE)}%` }}
      />
      <span className="sr-only" aria-live="polite">
        {spoken === undefined ? "" : t("hold.minutes", { count: spoken / 60 })}
      </span>
    </div>
  );
}

function useSecondsLeft(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    // Measured, not counted: a tab that sleeps counts too slowly.
    const until = performance.now() + seconds * 1000;
    const tick = () => {
      const now = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
