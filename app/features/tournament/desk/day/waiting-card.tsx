import { useDraggable } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { WaitingGroup } from "../tournament-day-queries.server.ts";
import { flightCardClass, flightHeadClass } from "./flight-card.tsx";

type WaitingCardProps = {
  readonly groups: readonly WaitingGroup[];
  readonly busy: boolean;
  readonly onOffer: (group: WaitingGroup) => void;
  /** Approved, and into the first flight that has room for the whole group. */
  readonly onPlace: (group: WaitingGroup) => void;
  readonly canChange: boolean;
};

/** The waiting list in its order: each group is offered places, or placed at once by button or drag. */
export function WaitingCard({ groups, ...decide }: WaitingCardProps) {
  const { t } = useTranslation("flights");
  const people = groups.reduce((sum, group) => sum + group.people.length, 0);
  return (
    <section className={flightCardClass({ className: "mt-4" })} aria-label={t("waiting")}>
      <header className={flightHeadClass}>
        <b>{t("waiting")}</b>
        <span className="tabular-nums whitespace-nowrap text-ink-3">{people}</span>
      </header>
      {groups.length === 0 ? (
        <p className="p-3 text-14 text-ink-3">{t("waiting_empty")}</p>
      ) : (
        <>
          <ol>
            {groups.map((group, index) => (
              <Group key={group.id} group={group} number={index + 1} {...decide} />
            ))}
          </ol>
          <p className="p-3 text-13 text-ink-3">{t("waiting_note")}</p>
        </>
      )}
    </section>
  );
}

type GroupProps = Omit<WaitingCardProps, "groups"> & {
  readonly group: WaitingGroup;
  readonly number: number;
};

function Group({ group, number, busy, onOffer, onPlace, canChange }: GroupProps) {
  const { t } = useTranslation("flights");
  const { moment } = useAdminFormat();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `wait-${group.id}`,
    disabled: !canChange,
  });
  const names = group.people.map(({ name, handicap }) => `${name} ${handicap ?? "–"}`);
  const first = group.people[0]?.name ?? "";
  return (
    <li
      ref={setNodeRef}
      className={`border-line border-b px-3 py-2 ${isDragging ? "opacity-50" : ""}`}
    >
      <p className="flex items-center gap-2">
        {canChange ? (
          <span
            className="cursor-grab touch-none text-ink-3"
            onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined}
          >
            <GripVertical className="size-4" aria-hidden="true" />
          </span>
        ) : null}
        <span className="tabular-nums whitespace-nowrap text-ink-3">{number}</span>
        <span className="min-w-0">{names.join(", ")}</span>
      </p>
      {group.offerUntil ? (
        <Badge tone="request" icon={null} className="mt-1">
          {t("offered_until", { moment: moment(group.offerUntil) })}
        </Badge>
      ) : null}
      {canChange ? (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {group.offerUntil ? null : (
            <Button
              size="xs"
              variant="secondary"
              busy={busy}
              aria-label={t("offer_to", { name: first })}
              onClick={() => onOffer(group)}
            >
              {t("step.offer")}
            </Button>
          )}
          <Button
            size="xs"
            variant="secondary"
            busy={busy}
            aria-label={t("place_into", { name: first })}
            onClick={() => onPlace(group)}
          >
            {t("place")}
          </Button>
        </span>
      ) : null}
    </li>
  );
}
