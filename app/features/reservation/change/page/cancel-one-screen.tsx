import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { listPath } from "#app/domain/common/paging.ts";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorNote } from "#app/ui/error-words.tsx";
import { CheckField } from "#app/ui/form/field.tsx";
import type { OpenCancelOne } from "./cancel-one-queries.server.ts";
import { CancelOneStays } from "./cancel-one-stays.tsx";
import { CancelOneSum } from "./cancel-one-sum.tsx";
import { freeCompanions, NewPerson, type TypedPeople } from "./change-people.tsx";

type CancelOneProps = {
  readonly reservation: OwnReservation;
  readonly page: OpenCancelOne;
  readonly failure: (Failure & { readonly typed?: TypedPeople }) | undefined;
};

const INSTEAD = "instead";

/** Replaces one traveller, or refunds their share; the others pay nothing more. */
export function CancelOneScreen({ reservation, page, failure }: CancelOneProps) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  const { who, people } = page;
  const name = who === null ? undefined : people[who]?.name;
  return (
    <div className="items-start md:grid md:grid-cols-[minmax(0,1fr)_392px] md:gap-8">
      <div className="grid min-w-0 grid-cols-1 gap-3 md:gap-4">
        <header className="px-1 md:px-0">
          <h1 className="text-22 md:text-28">{t("one.who")}</h1>
          <p className="text-ink-2 tabular-nums">
            {reservation.orderName} · {formatShortDay(reservation.usedOn, locale)}
          </p>
        </header>
        {failure && !page.plan?.refusal?.unclear ? <ErrorNote code={failure.error} /> : null}
        <Who reservation={reservation} page={page} failure={failure} />
        {name ? <Rounds page={page} name={name} /> : null}
        {name ? <CancelOneStays page={page} /> : null}
      </div>
      {name ? (
        <CancelOneSum page={page} name={name} under={`/reservation/${reservation.id}`} />
      ) : null}
    </div>
  );
}

function Who({ reservation, page, failure }: CancelOneProps) {
  const { t } = useTranslation("change");
  const path = `/reservation/${reservation.id}/cancel-one`;
  const { who, people } = page;
  return (
    <Card as="section">
      <div className="grid gap-2 md:grid-cols-2">
        {people.map(({ name, handicap, isBooker }, index) => (
          <AppLink
            // biome-ignore lint/suspicious/noArrayIndexKey: two of one party may share a name
            key={index}
            to={listPath(path, { who: index })}
            replace
            preventScrollReset
            aria-current={who === index ? "true" : undefined}
            className={clsx(
              "flex min-h-16 items-center gap-3 rounded-card border-2 px-4 py-2",
              who === index ? "border-pick-600 bg-pick-50" : "border-line",
            )}
          >
            <span
              aria-hidden="true"
              className={clsx(
                "size-5 flex-none rounded-full",
                who === index ? "border-[6px] border-pick-600" : "border-2 border-line-3",
              )}
            />
            <Avatar size="sm">{[...name][0]}</Avatar>
            <span className="min-w-0">
              <b className="block">{name}</b>
              <span className="text-14 text-ink-2">
                {[
                  ...(isBooker ? [t("one.booker")] : []),
                  ...(handicap === null ? [] : [t("one.handicap", { handicap })]),
                ].join(" · ")}
              </span>
            </span>
          </AppLink>
        ))}
      </div>
      {who === null ? null : <Instead page={page} who={who} failure={failure} />}
    </Card>
  );
}

type InsteadProps = Pick<CancelOneProps, "page" | "failure"> & { readonly who: number };

/** A name is exchanged for nothing. */
function Instead({ page, who, failure }: InsteadProps) {
  const { t } = useTranslation("change");
  const isSending = useNavigation().state === "submitting";
  return (
    <details
      className="mt-3 rounded-card bg-fairway-50 p-4"
      open={failure?.typed?.names[`first.${who}`] !== undefined}
    >
      <summary className="min-h-11 cursor-pointer">
        <b>{t("one.instead")}</b> <span className="block text-14">{t("one.instead_text")}</span>
      </summary>
      <Form id={INSTEAD} method="post" replace>
        <input type="hidden" name="intent" value="replace" />
        <input type="hidden" name="who" value={who} />
        <NewPerson
          seat={who}
          companions={freeCompanions(
            page.companions,
            page.people.map(({ name }) => name),
          )}
          form={INSTEAD}
          chosen={undefined}
          error={failure?.fields[`first.${who}`]}
          typed={failure?.typed}
        />
        <Button type="submit" variant="secondary" block busy={isSending} className="mt-3">
          {t("one.replace")}
        </Button>
      </Form>
    </details>
  );
}

type NamedProps = Pick<CancelOneProps, "page"> & { readonly name: string };

function Rounds({ page: { rounds, plan, who }, name }: NamedProps) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  const backOf = (id: string) => {
    const line = plan?.lines.find(({ reservationId }) => reservationId === id);
    return line && { sum: won(line.before.worth - line.after.worth - line.fee), fee: line.fee };
  };
  const said = (id: string) => {
    const back = backOf(id);
    if (!back) return "";
    const fee = back.fee > 0 ? ` · ${t("one.fee", { fee: formatWon(back.fee, locale) })}` : "";
    return ` · ${formatWon(back.sum, locale)}${fee}`;
  };
  return (
    <Card as="section">
      <h2 className="text-18 md:text-22">{t("one.back")}</h2>
      <p className="text-14 text-ink-2">
        {t(rounds.length > 1 ? "one.back_several" : "one.back_text", { name })}
      </p>
      <Form method="get" replace preventScrollReset className="mt-2">
        <input type="hidden" name="who" value={who ?? ""} />
        <input type="hidden" name="picked" value="1" />
        {rounds.map(({ id, title, usedOn, isChosen }) => (
          <CheckField
            key={`${id}-${isChosen}`}
            name="line"
            value={id}
            defaultChecked={isChosen}
            className="py-1"
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            label={
              <>
                <b>{title}</b>{" "}
                <span className="tabular-nums whitespace-nowrap block text-14 text-ink-2">
                  {formatShortDay(usedOn, locale)}
                  {said(id)}
                </span>
              </>
            }
          />
        ))}
        {rounds.length > 1 ? (
          <noscript>
            <Button type="submit" variant="secondary" size="sm">
              {t("fields.count")}
            </Button>
          </noscript>
        ) : null}
      </Form>
    </Card>
  );
}
