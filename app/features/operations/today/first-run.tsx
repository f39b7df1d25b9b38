import { clsx } from "clsx";
import { Check, CircleDashed, OctagonAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { blockersOf, type LaunchGroup, type LaunchItem } from "#app/domain/operations/launch.ts";
import { useMayRead } from "#app/features/desk/desk-person.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { cardClass } from "#app/ui/look/classes.ts";

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

type FirstRunProps = {
  readonly groups: readonly LaunchGroup[];
  /** With the test keys of a staging shop. */
  readonly isStaging: boolean;
};

/** A new shop's way to its first order: what keeps it from one, and everything with its state. */
export function FirstRunSteps({ groups, isStaging }: FirstRunProps) {
  const { t } = useTranslation("launch");
  const items = groups.flatMap((group) => group.items);
  const blockers = blockersOf(groups);
  const done = items.filter(({ state }) => state === "done").length;
  return (
    <section className="mb-6 grid gap-5" aria-label={t("title")}>
      <div
        className={`${cardClass} flex flex-col gap-5 p-4 md:flex-row md:items-center md:gap-8 md:p-6`}
      >
        <ProgressRing done={done} all={items.length} />
        <div className="min-w-0 flex-1">
          <h2 className="text-22">
            {blockers.length > 0 ? t("blocked", { count: blockers.length }) : t("open")}
          </h2>
          <p className="mt-1 text-ink-2">{t("text")}</p>
          {isStaging ? <p className="mt-1 text-warn-700">{t("test")}</p> : null}
        </div>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {groups.map((group) => (
          <GroupCard key={group.name} {...group} />
        ))}
      </div>
      <p className="text-13 text-ink-3">{t("checked")}</p>
    </section>
  );
}

function GroupCard({ name, items }: LaunchGroup) {
  const { t } = useTranslation("launch");
  const done = items.filter(({ state }) => state === "done").length;
  return (
    <section className={`${cardClass} overflow-hidden`} aria-label={t(`group.${name}`)}>
      <header className="flex items-center gap-3 border-line border-b px-4 py-2.5">
        <h3 className="flex-1 text-16">{t(`group.${name}`)}</h3>
        <span className="tabular-nums whitespace-nowrap text-14 text-ink-2">
          {t("count", { done, all: items.length })}
        </span>
      </header>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <ItemRow key={item.name} {...item} />
        ))}
      </ul>
    </section>
  );
}

const LOOKS = {
  done: { icon: Check, dot: "bg-fairway-50 text-fairway-700", row: "" },
  must: { icon: OctagonAlert, dot: "text-danger-600", row: "bg-danger-50" },
  later: { icon: CircleDashed, dot: "bg-warn-50 text-warn-700", row: "" },
} as const;

function ItemRow(item: LaunchItem) {
  const { name, state } = item;
  const { t } = useTranslation("launch");
  const { icon: Icon, dot, row } = LOOKS[state];
  return (
    <li className={clsx("flex min-h-15 items-center gap-3.5 px-4 py-2", row)} data-state={state}>
      <span className={clsx("grid size-8 flex-none place-items-center rounded-full", dot)}>
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block leading-5">
          {t(`item.${name}`)} <span className="sr-only">{t(`state.${state}`)}</span>
        </b>
        <span className="block text-13 text-ink-2 leading-5">{t(`note.${name}`)}</span>
      </span>
      <ItemLink {...item} />
    </li>
  );
}

function ItemLink({ name, state, to, area }: LaunchItem) {
  const { t } = useTranslation("launch");
  const mayGo = useMayRead(area ?? "home");
  if (!mayGo) return <span className="text-13 text-ink-3">{t("owner")}</span>;
  return (
    <Link
      to={to}
      reloadDocument={!to.startsWith("/admin")}
      aria-label={`${t(`item.${name}`)} ${t(state === "done" ? "see" : "go")}`}
      className={buttonClass({ variant: "secondary", size: "xs", className: "whitespace-nowrap" })}
    >
      {t(state === "done" ? "see" : "go")}
    </Link>
  );
}

/** How much is done, as a ring; the numbers are written into it. */
function ProgressRing({ done, all }: { readonly done: number; readonly all: number }) {
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
        <b className="tabular-nums whitespace-nowrap text-28 leading-8">
          {t("count", { done, all })}
        </b>
        <span className="text-13 text-ink-2">{t("finished")}</span>
      </span>
    </div>
  );
}
