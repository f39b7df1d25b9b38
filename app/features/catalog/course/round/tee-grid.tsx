import { ChevronDown, Sun, Sunrise } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { canTake, isMorning, type TeeSlot } from "#app/domain/catalog/course/tee-board.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { groupedSkeletonClass } from "#app/ui/look/skeleton-class.ts";
import { teeSlotLook, teeSlotsClass } from "#app/ui/look/tee-slot-look.ts";

type TeeGridProps = {
  readonly slots: readonly TeeSlot[];
  readonly time: string | undefined;
  readonly onPick: (time: string) => void;
};

/** As many as fit at a glance; a button shows the rest. */
const SHOWN = { morning: 12, afternoon: 6 } as const;

export function TeeGrid({ slots, time, onPick }: TeeGridProps) {
  const { t } = useTranslation("course");
  const [all, setAll] = useState(false);
  const early = slots.filter(isMorning);
  const late = slots.filter((slot) => !isMorning(slot));
  const hidden = all
    ? 0
    : Math.max(0, early.length - SHOWN.morning) + Math.max(0, late.length - SHOWN.afternoon);
  const shown = (band: readonly TeeSlot[], count: number) =>
    all ? band : shownSlots(band, count, time);
  return (
    <>
      <Band band="morning" all={early} shown={shown(early, SHOWN.morning)} {...{ time, onPick }} />
      <Band
        band="afternoon"
        all={late}
        shown={shown(late, SHOWN.afternoon)}
        {...{ time, onPick }}
      />
      {hidden > 0 ? (
        <Button variant="secondary" size="sm" block className="mt-4" onClick={() => setAll(true)}>
          {t("tee.all", { count: slots.length })}
          <ChevronDown aria-hidden="true" />
        </Button>
      ) : null}
    </>
  );
}

/** The same parts of the day, still empty. */
export function TeeGridSkeleton({ slots }: Pick<TeeGridProps, "slots">) {
  const early = slots.filter(isMorning);
  const late = slots.filter((slot) => !isMorning(slot));
  const isMore = early.length > SHOWN.morning || late.length > SHOWN.afternoon;
  return (
    <>
      <EmptyBand slots={early.slice(0, SHOWN.morning)} />
      <EmptyBand slots={late.slice(0, SHOWN.afternoon)} />
      {isMore ? (
        <span className={`${groupedSkeletonClass} mt-4 block h-11 rounded-control`} />
      ) : null}
    </>
  );
}

function EmptyBand({ slots }: Pick<TeeGridProps, "slots">) {
  if (slots.length === 0) return null;
  return (
    <>
      <p className="mt-5 mb-2 flex items-center font-semibold">
        <span className={`${groupedSkeletonClass} w-32 rounded-lg`}>&nbsp;</span>
      </p>
      <div className={teeSlotsClass}>
        {slots.map(({ time }) => (
          <span key={time} className={`${groupedSkeletonClass} min-h-16 rounded-card`} />
        ))}
      </div>
    </>
  );
}

/** The first ones, and always the chosen one. */
function shownSlots(band: readonly TeeSlot[], count: number, time: string | undefined) {
  return band.filter((slot, index) => index < count || slot.time === time);
}

type BandProps = Omit<TeeGridProps, "slots"> & {
  readonly band: "morning" | "afternoon";
  readonly all: readonly TeeSlot[];
  readonly shown: readonly TeeSlot[];
};

function Band({ band, all, shown, time, onPick }: BandProps) {
  const { t } = useTranslation("course");
  const id = useId();
  const Icon = band === "morning" ? Sunrise : Sun;
  const first = all[0];
  if (!first) return null;
  const tabStop = shown.find((slot) => slot.time === time) ?? shown.find(canTake);
  return (
    <>
      <p id={id} className="mt-5 mb-2 flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className="text-ink-2" />
        {t(`tee.${band}`)}
        <span className="text-14 font-medium text-ink-3 tabular-nums whitespace-nowrap">{`${first.time}–${all.at(-1)?.time}`}</span>
      </p>
      <div role="radiogroup" aria-labelledby={id} className={teeSlotsClass} onKeyDown={moveFocus}>
        {shown.map((slot) => (
          <Slot
            key={slot.time}
            slot={slot}
            checked={slot.time === time}
            isTabStop={slot === tabStop}
            onPick={() => onPick(slot.time)}
          />
        ))}
      </div>
    </>
  );
}

type SlotProps = {
  readonly slot: TeeSlot;
  readonly checked: boolean;
  readonly isTabStop: boolean;
  readonly onPick: () => void;
};

function Slot({ slot, checked, isTabStop, onPick }: SlotProps) {
  const { t } = useTranslation("course");
  const difference = useDifference();
  const look = teeSlotLook({ state: slot.state, isChosen: checked });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a radio input could not hold the places that are left
    <button
      type="button"
      role="radio"
      className={look.cell}
      aria-checked={checked}
      tabIndex={isTabStop ? 0 : -1}
      disabled={!canTake(slot)}
      onClick={onPick}
    >
      <b className={look.time}>{slot.time}</b>
      <span className={look.note}>{t(`slot.${slot.state}`, { count: slot.left })}</span>
      {slot.difference ? <span className={look.note}>{difference(slot.difference)}</span> : null}
    </button>
  );
}

/** With a real minus sign, as differences are written everywhere. */
function useDifference(): (amount: number) => string {
  const locale = useLocale();
  return (amount) => `${amount < 0 ? "−" : "+"}${formatWon(won(Math.abs(amount)), locale)}`;
}

const STEP: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Arrow keys move between free times; Enter or Space chooses one. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = STEP[event.key];
  if (!step) return;
  event.preventDefault();
  const free = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:enabled")];
  const at = free.indexOf(event.target as HTMLButtonElement);
  free.at((at + step) % free.length)?.focus();
}
