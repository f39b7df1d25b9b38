import { ArrowRight, Clock3, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { formatWon, type Won, won } from "#app/domain/common/money.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { wellClass } from "#app/ui/look/classes.ts";
import { CashBox } from "#app/ui/money/cash-box.tsx";
import { minusClass, moneyRowClass } from "#app/ui/money/money-row-class.ts";
import { priceClass } from "#app/ui/money/price-class.ts";
import { Note } from "#app/ui/note.tsx";
import type { ShownLine, ShownPlan } from "./shown-plan.server.ts";

type ChangeSumsProps = {
  readonly plan: ShownPlan;
  /** One of a group stays at home: the fee is one of cancelling, and nothing new is booked. */
  readonly isForOne?: boolean;
};

/** Before and after, and every won between them. */
export function ChangeSums({ plan, isForOne = false }: ChangeSumsProps) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  const { lines, leaving, fee, feePercent, pay, expected } = plan;
  const [first] = lines;
  const isBack = pay === 0;
  return (
    <>
      {first && !isForOne ? <BeforeAfter line={first} /> : null}
      <dl className={isForOne ? undefined : "mt-4"}>
        {lines.map((line) =>
          isForOne ? (
            <ShareRow key={line.reservationId} line={line} />
          ) : (
            <LineRows key={line.reservationId} line={line} isBack={isBack} />
          ),
        )}
        {fee > 0 ? (
          <Row
            label={t(isForOne ? "sum.cancel_fee" : "sum.fee")}
            small={feePercent === null ? undefined : t("sum.fee_percent", { percent: feePercent })}
          >
            <Sum amount={fee} isMinus={isBack} />
          </Row>
        ) : null}
        {/* What is paid is not less for it: it comes back by itself. */}
        {(isBack ? leaving : []).map(({ idx, title, refund }) => (
          <Row key={idx} label={t("sum.leaving", { title })}>
            <Sum amount={refund} isMinus={false} />
          </Row>
        ))}
        <div className={moneyRowClass({ look: "total" })}>
          <dt className="text-18">{t(pay > 0 ? "sum.pay" : "sum.back")}</dt>
          <dd className={priceClass({ size: "xl" })}>
            {formatWon(pay > 0 ? pay : expected.refund, locale)}
          </dd>
        </div>
        {pay > 0 && expected.refund > 0 ? (
          <Row label={t("sum.back_apart")}>{formatWon(expected.refund, locale)}</Row>
        ) : null}
      </dl>
      <BackParts plan={plan} />
      <Tips plan={plan} />
      {isForOne ? null : <Terms plan={plan} />}
    </>
  );
}

type RowProps = {
  readonly label: string;
  readonly small?: string | undefined;
  readonly children: ReactNode;
};

function Sum({ amount, isMinus }: { readonly amount: Won; readonly isMinus: boolean }) {
  const text = formatWon(amount, useLocale());
  return isMinus ? <span className={minusClass}>−{text}</span> : text;
}

function Row({ label, small, children }: RowProps) {
  return (
    <div className={moneyRowClass()}>
      <dt className="text-ink-2">
        {label} {small ? <small className="tabular-nums whitespace-nowrap">{small}</small> : null}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

type LineRowsProps = { readonly line: ShownLine; readonly isBack: boolean };

/** What is taken away has the minus: what was paid from what is to pay, or what is kept from what comes back. */
function LineRows({ line, isBack }: LineRowsProps) {
  const { t } = useTranslation("change");
  const { title, before, after } = line;
  if (before.worth === after.worth && line.fee === 0) return null;
  const paid = (
    <Row key="paid" label={t("sum.paid", { title })}>
      <Sum amount={before.worth} isMinus={!isBack} />
    </Row>
  );
  const then = (
    <Row key="then" label={t("sum.after", { title })}>
      <Sum amount={after.worth} isMinus={isBack} />
    </Row>
  );
  return isBack ? [paid, then] : [then, paid];
}

/** What one person's part of a line was worth. */
function ShareRow({ line: { title, before, after } }: { readonly line: ShownLine }) {
  const locale = useLocale();
  const share = won(before.worth - after.worth);
  if (share === 0) return null;
  return (
    <Row label={title} small={formatShortDay(after.usedOn, locale)}>
      {formatWon(share, locale)}
    </Row>
  );
}

function BeforeAfter({ line: { before, after } }: { readonly line: ShownLine }) {
  const { t } = useTranslation("change");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 text-center">
      <div className={`${wellClass} h-full px-2! py-3!`}>
        <span className="text-14 text-ink-2">{t("state.before")}</span>
        <StateText state={before} />
      </div>
      <ArrowRight aria-hidden="true" className="text-ink-3" />
      <div className="h-full rounded-card bg-pick-50 px-2 py-3 text-pick-900">
        <span className="text-14">{t("state.after")}</span>
        <StateText state={after} />
      </div>
    </div>
  );
}

function StateText({ state }: { readonly state: ShownLine["before"] }) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  const { usedOn, endsOn, time, people } = state;
  const until = endsOn ? ` – ${formatShortDay(endsOn, locale)}` : "";
  return (
    <>
      <b className="block leading-6 tabular-nums">
        {formatShortDay(usedOn, locale)}
        {until} {time ? <span className="tabular-nums whitespace-nowrap">{time}</span> : null}
      </b>
      <span className="tabular-nums whitespace-nowrap block">
        {t("state.people", { count: people })}
      </span>
    </>
  );
}

/** Where it goes back to. */
function BackParts({ plan: { refund, leaving } }: { readonly plan: ShownPlan }) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  // Lines cancelled with the change are refunded as they were paid, and that split is not known here.
  if (refund.sum === 0 || leaving.length > 0) return null;
  const points = numberFormat(LOCALE_TAG[locale]).format(refund.points);
  return (
    <dl className={refund.points > 0 ? "mt-3 grid grid-cols-2 gap-2" : "mt-3"}>
      <div className={`${wellClass} py-3!`}>
        <dt className="text-14 leading-5 text-ink-2">{t("back.card")}</dt>
        <dd className="font-bold text-18 tabular-nums whitespace-nowrap">
          {formatWon(refund.card, locale)}
        </dd>
      </div>
      {refund.points > 0 ? (
        <div className={`${wellClass} py-3!`}>
          <dt className="text-14 leading-5 text-ink-2">{t("back.points")}</dt>
          <dd className="font-bold text-18 tabular-nums whitespace-nowrap">
            {t("back.points_amount", { points })}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Tips({ plan: { tips } }: { readonly plan: ShownPlan }) {
  const { t } = useTranslation("change");
  const { format } = numberFormat(LOCALE_TAG[useLocale()]);
  if (!tips || tips.before === tips.after) return null;
  return (
    <CashBox
      className="mt-3"
      title={t("cash.title", {
        before: format(tips.each * tips.before),
        after: format(tips.each * tips.after),
      })}
      text={t("cash.text", { each: format(tips.each), count: tips.after })}
    />
  );
}

function Terms({ plan: { freeUntil } }: { readonly plan: ShownPlan }) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  if (!freeUntil) {
    return (
      <Note tone="warn" icon={Clock3} className="mt-3">
        {t("free.none")}
      </Note>
    );
  }
  const title = t("free.title", { day: formatShortDay(freeUntil, locale) });
  return (
    <Note tone="good" icon={ShieldCheck} className="mt-3" title={title}>
      {t("free.text")}
    </Note>
  );
}
