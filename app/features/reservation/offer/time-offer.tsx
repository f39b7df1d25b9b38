import { CalendarClock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { formatMoment, formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Localized, localizedText } from "#app/domain/common/language/languages.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import { useTime } from "#app/features/reservation/detail/reservation-facts.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

export type OpenOffer = {
  readonly id: number;
  /** The tee-off that was paid for. */
  readonly paidTime: string;
  readonly times: readonly OfferedTime[];
  readonly note: string | null;
  readonly expiresAt: Date;
  /** The refund if the member declines, for all lines that are cancelled. */
  readonly refund: Won;
  /** How many other lines are cancelled with the round. */
  readonly withIt: number;
};

type OfferedTime = {
  /** As it was offered, which is what an answer names. */
  readonly time: string;
  readonly isFree: boolean;
  readonly elsewhere?: {
    readonly date: LocalDate;
    readonly time: string;
    readonly course: Localized | undefined;
    /** What the shop asks today, where it is less than was paid. */
    readonly price: Won | undefined;
    readonly staying: readonly { readonly idx: number; readonly title: Localized }[];
  };
};

/** One tap takes another time at the same price; declining refunds everything. */
export function TimeOffer({ offer }: { readonly offer: OpenOffer }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const time = useTime();
  const text = offer.times.some((each) => each.elsewhere) ? "offer.text_elsewhere" : "offer.text";
  const isSending = useNavigation().state === "submitting";
  const isAllGone = offer.times.every(({ isFree }) => !isFree);
  return (
    <Card as="section" look="marked">
      <h2 className="flex items-start gap-2 text-18 md:text-22">
        <CalendarClock className="mt-0.5 size-6 flex-none text-fairway-700" aria-hidden="true" />
        {t("offer.title", { time: time(offer.paidTime) })}
      </h2>
      <p className="mt-1">{t(isAllGone ? "offer.all_gone" : text)}</p>
      {offer.note ? (
        <p className="mt-3 whitespace-pre-line rounded-panel bg-sand p-3">{offer.note}</p>
      ) : null}
      <ul className="mt-4 grid gap-3 md:grid-cols-3">
        {offer.times.map((each) => (
          <li key={each.time}>
            <Option offer={offer.id} option={each} isSending={isSending} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">
        {t("offer.until", { until: formatMoment(offer.expiresAt, locale) })}
      </p>
      <Decline offer={offer} isSending={isSending} />
    </Card>
  );
}

type OptionProps = {
  readonly offer: number;
  readonly option: OfferedTime;
  readonly isSending: boolean;
};

function Option({ offer, option, isSending }: OptionProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { elsewhere } = option;
  const label = useOptionLabel(option);
  if (!option.isFree) {
    return (
      <p className="flex min-h-12 items-center justify-center gap-2 rounded-panel bg-sand px-4 text-ink-2">
        <s>{label}</s>
        {t("offer.gone")}
      </p>
    );
  }
  const staying = elsewhere?.staying ?? [];
  const names = staying.map(({ title }) => localizedText(title, locale)).join(", ");
  return (
    <Form method="post" action="?asked" replace>
      <input type="hidden" name="offer" value={offer} />
      <input type="hidden" name="time" value={option.time} />
      <input type="hidden" name="without" value={staying.map(({ idx }) => idx).join()} />
      <Button
        type="submit"
        name="intent"
        value="accept"
        size="lg"
        block
        busy={isSending}
        wraps={elsewhere !== undefined}
        className={elsewhere && "py-3"}
      >
        {t("offer.take", { time: label })}
      </Button>
      {elsewhere?.price === undefined ? null : (
        <p className="mt-1 text-14 text-ink-2">
          {t("offer.shop_price", { price: formatWon(elsewhere.price, locale) })}
        </p>
      )}
      {names ? <p className="mt-1 text-14 text-ink-2">{t("offer.staying", { names })}</p> : null}
    </Form>
  );
}

/** The time alone, or with its day and course. */
function useOptionLabel({ time, elsewhere }: OfferedTime): string {
  const locale = useLocale();
  const clock = useTime();
  if (!elsewhere) return clock(time);
  const course = elsewhere.course && localizedText(elsewhere.course, locale);
  const day = formatShortDay(elsewhere.date, locale);
  return [course, day, clock(elsewhere.time)].filter(Boolean).join(" ");
}

type DeclineProps = { readonly offer: OpenOffer; readonly isSending: boolean };

/** Asks for a confirmation, so that nothing is cancelled by a slip. */
function Decline({ offer, isSending }: DeclineProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const amount = formatWon(offer.refund, locale);
  return (
    <details className="mt-4">
      <summary
        className={buttonClass({
          variant: "secondary",
          size: "lg",
          block: true,
          wraps: true,
          className: "text-center",
        })}
      >
        {t("offer.none", { amount })}
      </summary>
      <Form
        method="post"
        action="?asked"
        replace
        className="mt-3 grid gap-3 rounded-panel bg-sand p-4"
      >
        <p>{t(offer.withIt > 0 ? "offer.sure_with" : "offer.sure", { count: offer.withIt })}</p>
        <input type="hidden" name="offer" value={offer.id} />
        <Button
          type="submit"
          name="intent"
          value="decline"
          variant="danger"
          size="lg"
          block
          busy={isSending}
        >
          {t("offer.decline", { amount })}
        </Button>
      </Form>
    </details>
  );
}

/** In a list: an offer waits for the member's answer. */
export function OfferBadge({ className = "" }: { readonly className?: string }) {
  const { t } = useTranslation("reservation");
  return (
    <Badge tone="offer-solid" icon={CalendarClock} className={className}>
      {t("offer.badge")}
    </Badge>
  );
}
