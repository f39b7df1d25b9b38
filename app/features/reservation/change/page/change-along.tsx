import { BedDouble, CarFront, TriangleAlert, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatWon, won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckField } from "#app/ui/form/field.tsx";
import { wellClass } from "#app/ui/look/classes.ts";
import type { ShownLine, ShownPlan } from "./shown-plan.server.ts";

const ICON = {
  caddy: UserRound,
  callvan: CarFront,
  hotel: BedDouble,
  golf: CarFront,
  tournament: CarFront,
};

type ChangeAlongProps = {
  readonly plan: ShownPlan;
  readonly form: string;
  /** The question about the hotel. */
  readonly children: ReactNode;
};

/** What moves along by itself, and what cannot: that has to be agreed to. */
export function ChangeAlong({ plan: { lines, leaving }, form, children }: ChangeAlongProps) {
  const { t } = useTranslation("change");
  const [, ...others] = lines;
  if (others.length === 0 && leaving.length === 0 && !children) return null;
  return (
    <Card as="section">
      <h2 className="text-18 md:text-22">{t("along.title")}</h2>
      {others.length > 0 ? <p className="text-14 text-ink-2">{t("along.text")}</p> : null}
      <ul className="mt-3 grid gap-2">
        {others.map((line) => (
          <Along key={line.reservationId} line={line} />
        ))}
      </ul>
      {leaving.map((line) => (
        <Leaving key={line.idx} line={line} form={form} />
      ))}
      {children}
    </Card>
  );
}

function Along({ line }: { readonly line: ShownLine }) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  const Icon = ICON[line.kind];
  const difference = line.after.worth - line.before.worth;
  function sum(): string {
    if (difference === 0) return t("along.same");
    const amount = formatWon(won(Math.abs(difference)), locale);
    return difference > 0 ? `+${amount}` : `−${amount}`;
  }
  return (
    <li className={`${wellClass} flex items-start gap-3`}>
      <span className="grid size-10 flex-none place-items-center rounded-full bg-paper">
        <Icon aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block leading-6">{line.title}</b>
        <span className="block text-14 text-ink-2">{line.after.detail}</span>
      </span>
      <b className="tabular-nums whitespace-nowrap">{sum()}</b>
    </li>
  );
}

type LeavingProps = { readonly line: ShownPlan["leaving"][number]; readonly form: string };

function Leaving({ line, form }: LeavingProps) {
  const { t } = useTranslation("change");
  const amount = formatWon(line.refund, useLocale());
  return (
    <div className="mt-3 rounded-card border-2 border-warn-500 bg-warn-50 p-4 text-warn-900">
      <b className="flex items-center gap-2">
        <TriangleAlert aria-hidden="true" className="flex-none text-warn-700" />
        {t("leaving.title", { title: line.title })}
      </b>
      <CheckField
        name="without"
        value={line.idx}
        form={form}
        required
        className="mt-3 rounded-card bg-paper px-3"
        label={
          <>
            {t("leaving.agree")} <b className="tabular-nums whitespace-nowrap">{amount}</b>
          </>
        }
      />
    </div>
  );
}
