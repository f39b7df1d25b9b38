import { ShieldCheck, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { StayQuote } from "#app/domain/catalog/hotel-stay.ts";
import { formatShortDay } from "#app/domain/date-text.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { formatWon, type Won } from "#app/domain/money.ts";
import type { RefundStep } from "#app/domain/reservation/refund-steps.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { Rows } from "#app/ui/rows.tsx";

export type Stay = {
  readonly roomName: string;
  readonly fromPrice: Won | null;
  readonly checkIn: LocalDate | undefined;
  readonly checkOut: LocalDate | undefined;
  readonly nights: number;
  readonly quote: StayQuote | undefined;
  readonly refundSteps: readonly RefundStep[];
};

type StayPanelProps = {
  readonly stay: Stay;
  readonly booking: "instant" | "request";
  readonly chargeCount: number;
};

/** Price, dates, what is paid on site and what comes back, in this order; until days are chosen, how to get there. */
export function StayPanel({ stay, booking, chargeCount }: StayPanelProps) {
  const { t } = useTranslation("hotel");
  const { quote } = stay;
  return (
    <section className="panel p-5 md:sticky md:top-[92px]" aria-label={t("panel.label")}>
      <div className="flex items-end justify-between gap-3" aria-live="polite">
        <StayPrice stay={stay} />
        <Badge tone={booking}>{t(`booking.${booking}`)}</Badge>
      </div>
      {stay.checkIn && stay.checkOut ? (
        <StayDays checkIn={stay.checkIn} checkOut={stay.checkOut} />
      ) : (
        <p className="mt-2 text-14 text-ink-2">{t("panel.pick")}</p>
      )}
      {quote?.ok ? <StayRows stay={stay} total={quote.total} /> : null}
      {quote?.ok === false ? <StayRefusal quote={quote} /> : null}
      {chargeCount > 0 ? (
        <a href="#charges" className="cash mt-3">
          <Wallet className="icon" aria-hidden="true" />
          <span>
            <b className="block leading-6">{t("panel.on_site", { count: chargeCount })}</b>
            <small className="block underline">{t("panel.on_site_hint")}</small>
          </span>
        </a>
      ) : null}
      {quote?.ok ? <StayRefund steps={stay.refundSteps} /> : null}
      <ButtonLink to="/qna" size="lg" block className="mt-4">
        {quote?.ok ? t("panel.ask") : t("panel.ask_any")}
      </ButtonLink>
      <p className="mt-2 text-14 text-ink-2">{t("panel.ask_hint")}</p>
    </section>
  );
}

function StayPrice({ stay }: Pick<StayPanelProps, "stay">) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  if (stay.quote?.ok) {
    return (
      <div>
        <p className="text-14 text-ink-2">{t("rooms.stay", { count: stay.nights })}</p>
        <p className="price price-xl">{formatWon(stay.quote.total, locale)}</p>
      </div>
    );
  }
  return (
    <div>
      <p className="text-14 text-ink-2">{stay.roomName}</p>
      {stay.fromPrice === null ? (
        <p className="font-semibold">{t("no_price")}</p>
      ) : (
        <p>
          <span className="price price-xl">{formatWon(stay.fromPrice, locale)}</span>{" "}
          <span className="per">{t("per_night")}</span>
        </p>
      )}
    </div>
  );
}

type Days = { readonly checkIn: LocalDate; readonly checkOut: LocalDate };

function StayDays({ checkIn, checkOut }: Days) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  return (
    <dl className="mt-4 grid grid-cols-2 divide-x divide-line-2 rounded-control border border-line-2">
      <div className="px-4 py-2.5">
        <dt className="text-13 leading-5 text-ink-3">{t("panel.check_in")}</dt>
        <dd className="num font-bold">{formatShortDay(checkIn, locale)}</dd>
      </div>
      <div className="px-4 py-2.5">
        <dt className="text-13 leading-5 text-ink-3">{t("panel.check_out")}</dt>
        <dd className="num font-bold">{formatShortDay(checkOut, locale)}</dd>
      </div>
    </dl>
  );
}

function StayRows({ stay, total }: { readonly stay: Stay; readonly total: Won }) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  return (
    <Rows
      tight
      className="mt-3"
      rows={[
        {
          label: stay.roomName,
          note: t("panel.mixed", { count: stay.nights }),
          amount: formatWon(total, locale),
        },
      ]}
    />
  );
}

const REFUSAL = {
  sold: "panel.sold_title",
  closed: "panel.closed_title",
  none: "panel.none_title",
} as const;

function StayRefusal({ quote }: { readonly quote: Extract<StayQuote, { ok: false }> }) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  return (
    <Note
      tone="warn"
      className="mt-3"
      title={t(REFUSAL[quote.why], { day: formatShortDay(quote.night, locale) })}
    >
      {t("panel.other")}
    </Note>
  );
}

/** The rule of these very days, in won. */
function StayRefund({ steps }: { readonly steps: readonly RefundStep[] }) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const [first] = steps;
  if (!first) return null;
  const head =
    first.feePercent === 0
      ? t("panel.free_until", { day: formatShortDay(first.until, locale) })
      : first.feePercent === 100
        ? t("panel.no_refund")
        : t("panel.fee_now", { percent: first.feePercent });
  return (
    <div className="refund mt-3">
      <p className="head">
        <ShieldCheck className="icon" aria-hidden="true" />
        {head}
      </p>
      <ul className="mt-1 text-14 leading-[22px]">
        {steps.map(({ until, feePercent, refund }) => (
          <li key={until} className="flex justify-between gap-3">
            <span>{t("refund.until", { day: formatShortDay(until, locale) })}</span>
            <span className="num">
              {feePercent === 100
                ? t("refund.back_none")
                : t("refund.back", { amount: formatWon(refund, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
