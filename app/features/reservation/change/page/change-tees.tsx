import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { teeSlotLook, teeSlotsClass } from "#app/ui/look/tee-slot-look.ts";
import type { OpenChangePage } from "./change-page-queries.server.ts";

type TeeSlot = NonNullable<OpenChangePage["round"]>["slots"][number];

type ChangeTeesProps = {
  readonly slots: readonly TeeSlot[];
  readonly time: string;
  readonly hrefOf: (time: string) => string;
};

/** As many as fit at a glance, those around the chosen time. */
const SHOWN = 9;

export function ChangeTees({ slots, time, hrefOf }: ChangeTeesProps) {
  const { t } = useTranslation("change");
  const at = Math.max(
    0,
    slots.findIndex((slot) => slot.time >= time),
  );
  const from = Math.max(0, Math.min(at - 4, slots.length - SHOWN));
  const near = slots.slice(from, from + SHOWN);
  const others = slots.filter((slot) => !near.includes(slot));
  return (
    <>
      <Slots slots={near} {...{ time, hrefOf }} />
      {others.length > 0 ? (
        <details className="group mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center justify-end gap-1 font-semibold text-14 text-ink-2">
            {t("tee.all", { count: slots.length })}
            <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <Slots slots={others} {...{ time, hrefOf }} />
        </details>
      ) : null}
    </>
  );
}

function Slots({ slots, time, hrefOf }: ChangeTeesProps) {
  return (
    <div className={`${teeSlotsClass} mt-2`}>
      {slots.map((slot) => (
        <Slot key={slot.time} slot={slot} isChosen={slot.time === time} href={hrefOf(slot.time)} />
      ))}
    </div>
  );
}

type SlotProps = { readonly slot: TeeSlot; readonly isChosen: boolean; readonly href: string };

function Slot({ slot, isChosen, href }: SlotProps) {
  const { t } = useTranslation("change");
  const { state, left, isClash, isEarly } = slot;
  function places(): string {
    if (isClash) return t("date.clash");
    if (isEarly) return t("date.early");
    if (state === "full" || state === "late") return t("tee.full");
    return state === "short" ? t("tee.short", { count: left }) : t("tee.left", { count: left });
  }
  const look = teeSlotLook({
    state: isClash || isEarly ? "full" : state,
    isChosen: isChosen && slot.isFree,
  });
  const inside = (
    <>
      <b className={look.time}>{slot.time}</b>
      <span className={look.note}>{places()}</span>
    </>
  );
  if (!slot.isFree) return <span className={look.cell}>{inside}</span>;
  return (
    <AppLink
      to={href}
      replace
      preventScrollReset
      className={look.cell}
      aria-current={isChosen ? "true" : undefined}
    >
      {inside}
    </AppLink>
  );
}
