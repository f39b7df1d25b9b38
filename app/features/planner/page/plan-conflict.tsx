import { ChevronRight, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import type { Conflict, Repair } from "#app/domain/planner/plan-types.ts";
import type { PlanWish, WishField } from "#app/domain/planner/plan-wish.ts";
import { askPlanPath, plansPath } from "#app/domain/planner/wish-address.ts";
import { withoutPart } from "#app/domain/planner/wish-parts.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { cardClass, chipClass, panelClass } from "#app/ui/look/classes.ts";
import type { PlanNames } from "./plan-names-queries.server.ts";
import { useWishWords, WISH_ICON } from "./use-wish-words.ts";

type PlanConflictProps = {
  readonly conflict: Conflict;
  readonly wish: PlanWish;
  readonly names: PlanNames;
};

/** Which wishes collide, and the smallest changes after which there is a trip, each one tap away. */
export function PlanConflict({ conflict, wish, names }: PlanConflictProps) {
  const { t } = useTranslation("planner");
  return (
    <section className={`${panelClass} mx-auto max-w-3xl p-5 md:p-8`}>
      <h1 className="flex items-start gap-3 text-22 md:text-28">
        <TriangleAlert aria-hidden="true" className="mt-1 size-7 flex-none text-warn-700" />
        {t("conflict.title")}
      </h1>
      <p className="mt-2 text-ink-2">
        {t(conflict.repairs.length > 0 ? "conflict.text" : "conflict.nothing")}
      </p>
      <h2 className="mt-6 text-18">{t("conflict.collide")}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {conflict.wishes.map((part) => (
          <li key={part} className={chipClass({ isSet: false })}>
            <PartWords part={part} wish={wish} names={names} />
          </li>
        ))}
      </ul>
      {conflict.repairs.length > 0 ? (
        <>
          <h2 className="mt-6 text-18">{t("conflict.repairs")}</h2>
          <ul className="mt-3 grid gap-3">
            {conflict.repairs.map((repair) => (
              <li key={JSON.stringify(repair)}>
                <RepairLink repair={repair} wish={wish} names={names} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to={askPlanPath(wish)} variant="secondary">
          {t("conflict.edit")}
        </ButtonLink>
        <ButtonLink to={askPath(undefined)} variant="ghost">
          {t("conflict.ask")}
        </ButtonLink>
      </div>
    </section>
  );
}

type PartWordsProps = {
  readonly part: string;
  readonly wish: PlanWish;
  readonly names: PlanNames;
};

function PartWords({ part, wish, names }: PartWordsProps) {
  const { field, value } = usePartWords(names)(part, wish);
  const Icon = WISH_ICON[field];
  return (
    <>
      <Icon aria-hidden="true" />
      {value}
    </>
  );
}

function usePartWords(names: PlanNames) {
  const wordsOf = useWishWords(names);
  return (part: string, wish: PlanWish) => {
    const [name = "", id] = part.split(":");
    const [field = "", key] = name.split(".");
    const only = key === undefined ? {} : { hotel: { [key]: hotelValue(wish, key) } };
    const shown = { ...wish, ...(id !== undefined && { [field]: [id] }), ...only } as PlanWish;
    return { field: field as WishField, value: wordsOf(field as WishField, shown) };
  };
}

function hotelValue({ hotel }: PlanWish, key: string) {
  return hotel?.[key as keyof NonNullable<PlanWish["hotel"]>];
}

type RepairLinkProps = {
  readonly repair: Repair;
  readonly wish: PlanWish;
  readonly names: PlanNames;
};

function RepairLink({ repair, wish, names }: RepairLinkProps) {
  const { t } = useTranslation("planner");
  const wordsOf = useWishWords(names);
  const partWords = usePartWords(names);
  const changed = "change" in repair ? { ...wish, ...repair.change } : wish;
  const meant = "drop" in repair ? withoutPart(changed, repair.drop) : changed;
  const changes = "change" in repair ? Object.keys(repair.change) : [];
  const texts = [
    ...changes.map((field) => t("conflict.change", { what: wordsOf(field as WishField, meant) })),
    ...("drop" in repair ? [t("conflict.drop", { what: partWords(repair.drop, wish).value })] : []),
  ];
  return (
    <AppLink
      to={plansPath(meant)}
      className={`${cardClass} flex items-center gap-3 p-4 hover:bg-sand`}
    >
      <span className="min-w-0 flex-1">
        <b className="block">{texts.join(" · ")}</b>
        <RepairPrice perPerson={repair.perPerson} />
      </span>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-2" />
    </AppLink>
  );
}

function RepairPrice({ perPerson }: { readonly perPerson: Won }) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  return (
    <span className="text-14 text-ink-2 tabular-nums">
      {t("conflict.price", { amount: formatWon(perPerson, locale) })}
    </span>
  );
}
