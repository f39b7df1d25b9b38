import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { ChangeWish } from "#app/domain/reservation/change/change-wish.ts";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ChangeDays } from "./change-days.tsx";
import { ChangeFields } from "./change-fields.tsx";
import { CHANGE_FORM } from "./change-form.tsx";
import type { OpenChangePage } from "./change-page-queries.server.ts";
import { changePath, StepLinks, type TypedPeople, WhoComes } from "./change-people.tsx";
import { ChangeTees } from "./change-tees.tsx";

type ChangeWhenProps = {
  readonly reservation: OwnReservation;
  readonly page: OpenChangePage;
  readonly fields: FieldErrors;
  readonly typed: TypedPeople | undefined;
};

/** When, and how many. */
export function ChangeWhen({ reservation, page, fields, typed }: ChangeWhenProps) {
  const { t } = useTranslation("change");
  const { wish } = page;
  if (wish.kind === "golf") {
    return (
      <>
        <RoundDays id={reservation.id} wish={wish} page={page} />
        <RoundPeople id={reservation.id} {...{ wish, page, fields, typed }} />
      </>
    );
  }
  return (
    <Card as="section">
      <h2 className="mb-3 text-18 md:text-22">{t("fields.title")}</h2>
      <ChangeFields key={JSON.stringify(wish)} wish={wish} />
      <WhoComes {...page} form={CHANGE_FORM} errors={fields} typed={typed} />
    </Card>
  );
}

type RoundProps = {
  readonly id: string;
  readonly wish: Extract<ChangeWish, { kind: "golf" }>;
  readonly page: OpenChangePage;
};

function RoundDays({ id, wish, page }: RoundProps) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  const { round, current } = page;
  if (!round || current.kind !== "golf") return null;
  const stay = page.stay?.answer ?? undefined;
  const { date, players } = wish;
  return (
    <Card as="section">
      <h2 className="text-18 md:text-22">{t("date.title")}</h2>
      <ChangeDays
        round={round}
        date={date}
        now={current.date}
        hrefOf={(day) => changePath(id, { ...wish, date: day })}
        hrefOfMonth={(month) => changePath(id, wish, { month, stay })}
      />
      <h3 className="mt-4 font-semibold">
        {t("tee.title", { day: formatShortDay(date, locale) })}{" "}
        <small className="font-medium text-ink-2">{t("tee.party", { count: players })}</small>
      </h3>
      {round.slots.length > 0 ? (
        <ChangeTees
          slots={round.slots}
          time={wish.time}
          hrefOf={(time) => changePath(id, { ...wish, time }, { stay })}
        />
      ) : (
        <p className="mt-2 text-ink-2">{t("tee.none")}</p>
      )}
    </Card>
  );
}

type RoundPeopleProps = RoundProps & Pick<ChangeWhenProps, "fields" | "typed">;

function RoundPeople({ id, wish, page, fields, typed }: RoundPeopleProps) {
  const { t } = useTranslation("change");
  const { round, current } = page;
  const stay = page.stay?.answer ?? undefined;
  const now = current.kind === "golf" ? current.players : wish.players;
  const limits = { min: round?.min ?? 1, max: round?.max ?? now };
  return (
    <Card as="section">
      <div className="flex items-center justify-between">
        <div>
          <h2 className="text-18 md:text-22">{t("people.title")}</h2>
          <p className="tabular-nums whitespace-nowrap text-14 text-ink-2">
            {t("people.limits", limits)}
          </p>
        </div>
        <StepLinks
          label={t("people.title")}
          value={wish.players}
          {...limits}
          hrefOf={(players) => changePath(id, { ...wish, players }, { stay })}
        />
      </div>
      <WhoComes
        key={String(page.places < page.people.length)}
        {...page}
        form={CHANGE_FORM}
        errors={fields}
        typed={typed}
      />
      {now > limits.min ? (
        <ButtonLink to={`/reservation/${id}/cancel-one`} variant="ghost" size="sm" className="mt-3">
          {t("people.one")}
        </ButtonLink>
      ) : null}
    </Card>
  );
}
