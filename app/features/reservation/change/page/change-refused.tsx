import { CircleAlert, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { errorClass } from "#app/ui/form/field-class.ts";
import { Note } from "#app/ui/note.tsx";
import type { OpenChangePage } from "./change-page-queries.server.ts";
import { changePath, useRefusalText } from "./change-people.tsx";

type RefusedProps = { readonly reservationId: string; readonly page: OpenChangePage };

/** What is booked stays; the nearest time, or the next day, is one tap away. */
export function Refused({ reservationId, page }: RefusedProps) {
  const { t } = useTranslation("change");
  const refusalText = useRefusalText();
  const refusal = page.plan?.refusal;
  if (!refusal) return null;
  return (
    <Note
      tone="danger"
      icon={TriangleAlert}
      title={t("trouble.untouched")}
      action={<Instead reservationId={reservationId} page={page} />}
    >
      {refusalText(refusal)}
    </Note>
  );
}

/** The same at the bottom of a phone, in the place of a button that could not be pressed. */
export function BarRefused({ reservationId, page }: RefusedProps) {
  const { t } = useTranslation("change");
  const refusalText = useRefusalText();
  const refusal = page.plan?.refusal;
  if (!refusal) return null;
  return (
    <>
      <p className={errorClass}>
        <CircleAlert aria-hidden="true" />
        <span>
          {refusalText(refusal)} {t("trouble.untouched")}
        </span>
      </p>
      <div className="flex gap-2 *:flex-1 empty:hidden">
        <Instead reservationId={reservationId} page={page} />
      </div>
    </>
  );
}

function Instead({ reservationId, page: { wish, round } }: RefusedProps) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  if (wish.kind !== "golf" || !round) return null;
  const { nearest: time, next } = round;
  return (
    <>
      {time ? (
        <ButtonLink size="sm" to={changePath(reservationId, { ...wish, time })} preventScrollReset>
          {t("trouble.time", { time })}
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink
          size="sm"
          to={changePath(reservationId, { ...wish, date: next })}
          preventScrollReset
        >
          {t("trouble.day", { day: formatShortDay(next, locale) })}
        </ButtonLink>
      ) : null}
    </>
  );
}
