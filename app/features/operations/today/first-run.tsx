import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { FirstRun } from "./first-run-queries.server.ts";

/** A new shop's way to its first sale: what is done, what comes next, and what need not wait for it. */
export function FirstRunSteps({ state }: { readonly state: FirstRun }) {
  const { t } = useTranslation("catalogue");
  const steps = useSteps(state);
  const done = steps.filter((step) => step.isDone).length;
  const next = steps.find((step) => !step.isDone);
  return (
    <section className="card mb-6 p-4 md:p-6" aria-label={t("first.title")}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-18">{t("first.title")}</h2>
        <b className="num text-fairway-700">{t("first.count", { done, all: steps.length })}</b>
      </div>
      <meter className="my-3 w-full" min={0} max={steps.length} value={done} aria-hidden="true" />
      <p className="mb-4 text-ink-2">{t("first.text")}</p>
      <ol className="fr-steps">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={clsx(step.isDone && "is-done", step === next && "is-next")}
          >
            <span className="fr-dot" aria-hidden="true">
              {step.isDone ? <Check className="size-4" /> : index + 1}
            </span>
            <div className="grid flex-1 gap-1">
              <b>
                {step.title}
                {step.isDone ? (
                  <span className="ml-2 text-13 text-fairway-700">{t("first.done")}</span>
                ) : null}
              </b>
              <p className="text-ink-2">{step.text}</p>
              {step.isOpen && !step.isDone ? (
                <StepLinks links={step.links} isNext={step === next} />
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type StepLink = { readonly to: string; readonly label: string };

type StepLinksProps = { readonly links: readonly StepLink[]; readonly isNext: boolean };

function StepLinks({ links, isNext }: StepLinksProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {links.map(({ to, label }, index) => (
        <Link
          key={to}
          to={to}
          reloadDocument={!to.startsWith("/admin")}
          className={buttonClass({
            size: "sm",
            variant: isNext && index === 0 ? "primary" : "secondary",
          })}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

function useSteps(state: FirstRun) {
  return [...useSetupSteps(state), ...useSaleSteps(state)];
}

/** Nothing has to be done before one of these. */
function useSetupSteps({ hasFactor, hasBusiness, hasRegion, hasCourse }: FirstRun) {
  const { t } = useTranslation("catalogue");
  return [
    {
      title: t("first.factor"),
      isOpen: true,
      text: t("first.factor_text"),
      isDone: hasFactor,
      links: [{ to: "/mypage/security", label: t("first.factor_go") }],
    },
    {
      title: t("first.business"),
      isOpen: true,
      text: t("first.business_text"),
      isDone: hasBusiness,
      links: [{ to: "/admin/settings/business", label: t("first.business_go") }],
    },
    {
      title: t("first.catalogue"),
      isOpen: true,
      text: `${t("first.catalogue_text")} ${t("first.or_create")}`,
      isDone: hasCourse,
      links: [
        { to: "/admin/courses/import", label: t("first.catalogue") },
        hasRegion
          ? { to: "/admin/courses/create", label: t("first.course") }
          : { to: "/admin/region/create", label: t("first.region") },
      ],
    },
  ];
}

/** Each of these needs the one before it. */
function useSaleSteps({ hasCourse, hasPublished, hasPrices, hasSale, courseId }: FirstRun) {
  const { t } = useTranslation("catalogue");
  const course = `/admin/courses/${courseId}`;
  return [
    {
      title: t("first.publish"),
      isOpen: hasCourse,
      text: t("first.publish_text"),
      isDone: hasPublished,
      links: [{ to: course, label: t("first.publish_go") }],
    },
    {
      title: t("first.prices"),
      isOpen: hasPublished,
      text: t("first.prices_text"),
      isDone: hasPublished && hasPrices,
      links: [{ to: `${course}/price`, label: t("first.prices_go") }],
    },
    {
      title: t("first.order"),
      isOpen: hasPublished && hasPrices,
      text: t("first.order_text"),
      isDone: hasSale,
      links: [{ to: "/", label: t("first.order_go") }],
    },
  ];
}
