import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AlertSubject } from "#app/domain/catalog/alert/alert-path.ts";
import {
  type AlertWish,
  belowRange,
  MAX_ALERT_DAYS,
  wishesFor,
} from "#app/domain/catalog/alert/day-alert-rules.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { useSavedForm } from "#app/features/member/profile/use-saved-form.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DayPill } from "#app/ui/calendar/day-pill.tsx";
import { Card } from "#app/ui/card.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { Mistake } from "#app/ui/form/field-frame.tsx";
import { Stepper } from "#app/ui/form/stepper.tsx";
import { TickBox, tickInputClass, tickRowClass } from "#app/ui/form/tick-box.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { AlertPrice } from "./alert-price.tsx";
import type { WatchedSubject } from "./day-alert-queries.server.ts";

type DayAlertFormProps = {
  readonly asked: AlertSubject;
  readonly subject: WatchedSubject;
  readonly today: LocalDate;
};

/** Days, what to be told, for how many, and from which price on. */
export function DayAlertForm({ asked, subject, today }: DayAlertFormProps) {
  const { t } = useTranslation("alert");
  const { Form, busy, failure } = useSavedForm(t("saved"));
  const [days, setDays] = useState<readonly LocalDate[]>(asked.date ? [asked.date] : []);
  const [players, setPlayers] = useState(asked.players);
  const [wish, setWish] = useState<AlertWish>(subject.price === null ? "open" : "price");
  const range = belowRange(subject.lowest, subject.price);
  return (
    <Card as="section" aria-labelledby="new-alert">
      <h2 id="new-alert" className="text-22">
        {t("title")}
      </h2>
      <SubjectLine subject={subject} date={asked.date} />
      <Form method="post" className="mt-4 grid gap-5">
        <input type="hidden" name="intent" value="add" />
        <input
          type="hidden"
          name={subject.course ? "course" : "room"}
          value={subject.course ?? subject.room}
        />
        <DayChips days={days} onChange={setDays} today={today} />
        <Wishes wish={wish} subject={subject} onChange={setWish} />
        {subject.players ? (
          <div className="flex items-center justify-between gap-3 rounded-card bg-sand p-4">
            <span>
              <b className="block">{t("party")}</b>
              <span className="text-14 text-ink-2">{t("party_text", { count: players })}</span>
            </span>
            <Stepper
              label={t("party")}
              name="players"
              value={players}
              min={subject.players.min}
              max={subject.players.max}
              onChange={setPlayers}
            />
          </div>
        ) : null}
        {wish === "open" || !range ? null : <AlertPrice {...range} />}
        <Refusal failure={failure} />
        <Button type="submit" size="lg" block busy={busy}>
          {t("submit", { count: Math.max(days.length, 1) })}
        </Button>
        <p className="text-center text-14 text-ink-2">{t("channels")}</p>
      </Form>
    </Card>
  );
}

/** It names the day where one of several is refused. */
function Refusal({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation(["alert", "errors"]);
  const locale = useLocale();
  if (!failure) return null;
  const { error, fields, day } = failure;
  if (!day) return <ErrorText code={fields.days ?? fields.below ?? error} />;
  const why = t(`errors:${error}`);
  return <Mistake>{t("refused_day", { day: formatShortDay(day, locale), why })}</Mistake>;
}

type SubjectLineProps = {
  readonly subject: WatchedSubject;
  readonly date: LocalDate | undefined;
};

function SubjectLine({ subject: { name, picture, price }, date }: SubjectLineProps) {
  const { t } = useTranslation("alert");
  const locale = useLocale();
  return (
    <div className="mt-3 flex items-center gap-3">
      <span className={`${photoClass} size-14 flex-none`}>
        <PictureImage picture={picture} alt="" sizes="56px" />
      </span>
      <p className="min-w-0">
        <b className="block">{name}</b>
        {date ? (
          <span className="text-14 text-ink-2">
            {price === null
              ? t("subject.closed", { date: formatShortDay(date, locale) })
              : t("subject.open", {
                  date: formatShortDay(date, locale),
                  price: formatWon(price, locale),
                })}
          </span>
        ) : null}
      </p>
    </div>
  );
}

type DayChipsProps = {
  readonly days: readonly LocalDate[];
  readonly onChange: (days: readonly LocalDate[]) => void;
  readonly today: LocalDate;
};

function DayChips({ days, onChange, today }: DayChipsProps) {
  const { t } = useTranslation("alert");
  const locale = useLocale();
  const add = (day: LocalDate | undefined) => {
    if (day && !days.includes(day)) onChange([...days, day].toSorted());
  };
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-semibold">{t("days")}</legend>
      <input type="hidden" name="days" value={days.join(",")} />
      <div className="flex flex-wrap gap-2">
        {days.map((day) => (
          <Chip
            key={day}
            isSet
            aria-label={t("drop_day", { day: formatShortDay(day, locale) })}
            onClick={() => onChange(days.filter((other) => other !== day))}
          >
            {formatShortDay(day, locale)}
            <X aria-hidden="true" />
          </Chip>
        ))}
        {days.length < MAX_ALERT_DAYS ? (
          <DayPill
            look="chip"
            label={t("days")}
            text={t("add_day")}
            clear={t("add_day")}
            today={today}
            last={lastDayShown(today)}
            value={undefined}
            onChange={add}
          />
        ) : null}
      </div>
    </fieldset>
  );
}

type WishesProps = {
  readonly wish: AlertWish;
  readonly subject: WatchedSubject;
  readonly onChange: (wish: AlertWish) => void;
};

function Wishes({ wish, subject, onChange }: WishesProps) {
  const { t } = useTranslation("alert");
  const locale = useLocale();
  const { price, lowest } = subject;
  const text = {
    open: t("wish.open_text"),
    price:
      price === null
        ? t("wish.price_text")
        : t("wish.price_now", { price: formatWon(price, locale) }),
    both: t("wish.both_text"),
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-14 font-semibold">{t("when")}</legend>
      {wishesFor(lowest, price).map((each) => (
        <label
          key={each}
          className={`${tickRowClass} rounded-card border border-line px-4 py-3 has-checked:border-pick-600 has-checked:bg-pick-50`}
        >
          <input
            type="radio"
            className={tickInputClass}
            name="wish"
            value={each}
            checked={each === wish}
            onChange={() => onChange(each)}
          />
          <TickBox shape="round" mark="dot" />
          <span>
            <b className="block">{t(`wish.${each}`)}</b>
            <span className="text-14 text-ink-2">{text[each]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
