import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { monthDayText } from "#app/domain/common/date/plain-date-text.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import type { StayAnswer } from "#app/domain/reservation/change/stay-question.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useRefusalText } from "./change-people.tsx";
import type { ShownStay } from "./stay-page.server.ts";

/** Where the button leads while the question is open. */
const STAY_QUESTION = "stay";

type ChangeStayProps = {
  readonly stay: ShownStay;
  readonly hrefOf: (answer: StayAnswer) => string;
};

/** The one question that has to be answered: the hotel ends before the day, or begins after it. */
export function ChangeStay({ stay, hrefOf }: ChangeStayProps) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  const { side, edge, day, nights, hotel, longer, answer, asks } = stay;
  const whyNot = useWhyNot();
  const date = monthDayText(day, locale, "long");
  return (
    <section
      id={STAY_QUESTION}
      aria-labelledby="stay-title"
      className="mt-3 scroll-mt-24 rounded-card border-2 border-warn-500 bg-warn-50 p-4 text-warn-900"
    >
      <div className="flex items-start gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 flex-none text-warn-700" />
        <div>
          <h3 id="stay-title" className="leading-6">
            {t(`stay.${side}`, { day: monthDayText(edge, locale, "long") })}
          </h3>
          <p className="text-14">{t(`stay.ask_${asks}`, { day: date })}</p>
        </div>
      </div>
      <div className="mt-3 grid gap-2">
        {longer ? (
          <Answer
            title={t("stay.longer", { hotel, count: nights })}
            text={longer.refusal ? whyNot(longer.refusal) : longer.detail}
            isChosen={answer === "longer"}
            href={longer.refusal ? undefined : hrefOf("longer")}
            sum={longer.refusal ? null : <Difference amount={longer.difference} />}
          />
        ) : null}
        <Answer
          title={t(`stay.other_${asks}`)}
          text={t(asks === "night" ? "stay.hotel_stays" : "stay.address_later")}
          isChosen={answer === "elsewhere"}
          href={hrefOf("elsewhere")}
          sum={<Difference amount={0} />}
        />
      </div>
    </section>
  );
}

type Refusal = NonNullable<NonNullable<ShownStay["longer"]>["refusal"]>;

const NIGHT_GONE: readonly Refusal["code"][] = [
  "order.sold_out",
  "order.not_sold",
  "reservation.date_not_ready",
];

/** Nights that are not sold, or what else keeps the stay as it is. */
function useWhyNot() {
  const { t } = useTranslation("change");
  const refusalText = useRefusalText();
  return (refusal: Refusal) =>
    NIGHT_GONE.includes(refusal.code) ? t("stay.full") : refusalText(refusal);
}

/** Replaces the change button until the question about the hotel stay is answered. */
export function AnswerFirst() {
  const { t } = useTranslation("change");
  return (
    <a href={`#${STAY_QUESTION}`} className={buttonClass({ size: "lg", block: true })}>
      {t("stay.first")}
    </a>
  );
}

function Difference({ amount }: { readonly amount: number }) {
  const text = formatWon(won(Math.abs(amount)), useLocale());
  return <b className="tabular-nums whitespace-nowrap">{amount < 0 ? `−${text}` : `+${text}`}</b>;
}

type AnswerProps = {
  readonly title: string;
  readonly text: string;
  readonly isChosen: boolean;
  /** Nothing where it cannot be had. */
  readonly href: string | undefined;
  readonly sum: ReactNode;
};

/** A link, so that it is answered and priced without scripts, too. */
function Answer({ title, text, isChosen, href, sum }: AnswerProps) {
  const className = clsx(
    "flex min-h-16 items-center gap-3 rounded-card border-2 px-4 py-2 text-ink",
    {
      "border-pick-600 bg-pick-50": isChosen,
      "border-line bg-paper": !isChosen && href,
      "border-line-3 border-dashed text-ink-2": !href,
    },
  );
  const inside = (
    <>
      <span
        aria-hidden="true"
        className={clsx(
          "size-5 flex-none rounded-full",
          isChosen ? "border-[6px] border-pick-600" : "border-2 border-line-3",
        )}
      />
      <span className="min-w-0 flex-1">
        <b className="block leading-6">{title}</b>
        <span className="block text-14 text-ink-2">{text}</span>
      </span>
      {sum}
    </>
  );
  if (!href) return <div className={className}>{inside}</div>;
  return (
    <AppLink
      to={href}
      replace
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className={className}
    >
      {inside}
    </AppLink>
  );
}
