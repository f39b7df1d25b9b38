import { Clock3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { formatMoment } from "#app/domain/date-text.ts";
import { numberFormat } from "#app/domain/formats.ts";
import { LOCALE_TAG } from "#app/domain/locale.ts";
import { formatWon } from "#app/domain/money.ts";
import type { Failure } from "#app/platform/form.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Rows } from "#app/ui/rows.tsx";
import type { CancelChoice } from "./cancel-choice.ts";
import { ReviewRequest } from "./review-request.tsx";

type CancelCardProps = {
  readonly reservationId: string;
  readonly choice: CancelChoice;
  readonly failure: Failure | undefined;
};

/** The question before a cancel: everything that falls, the exact won, and when it gets worse. */
export function CancelCard({ reservationId, choice, failure }: CancelCardProps) {
  const { t } = useTranslation(["reservation", "errors"]);
  const locale = useLocale();
  const isSending = useNavigation().state === "submitting";
  const { scope, lines, refund, isSendable } = choice;
  return (
    <>
      <Card as="section" className="rounded-panel">
        <h1 className="text-22 md:text-28">{t(`ask.${scope}`)}</h1>
        {lines.length > 1 ? <p className="text-ink-2">{t("ask.together")}</p> : null}
        {failure ? (
          <Note tone="danger" className="mt-4" title={t(`errors:${failure.error}`)} />
        ) : null}
        <CancelSums choice={choice} />
        {isSendable ? (
          <Form method="post" replace className="mt-5 grid gap-4">
            <input type="hidden" name="scope" value={scope} />
            <input type="hidden" name="mode" value="policy" />
            <input type="hidden" name="expectedRefund" value={refund} />
            <TextField name="reason" maxLength={500} label={t("ask.reason")} />
            <div className="grid gap-2 md:grid-cols-[2fr_3fr]">
              <ButtonLink to={`/reservation/${reservationId}`} variant="secondary" size="lg">
                {t("ask.keep")}
              </ButtonLink>
              <Button type="submit" variant="danger" size="lg" busy={isSending}>
                {t("ask.do", { amount: formatWon(refund, locale) })}
              </Button>
            </div>
          </Form>
        ) : (
          <Note tone="warn" className="mt-5" title={t("ask.whole_only")}>
            {t("ask.whole_only_text")}
          </Note>
        )}
      </Card>
      <ReviewRequest choice={choice} failure={failure} isOpen={!isSendable} />
    </>
  );
}

function CancelSums({ choice }: { readonly choice: CancelChoice }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { lines, refund, card, points, fallsAt, couponComesBack } = choice;
  const fees = lines
    .filter(({ fee }) => fee > 0)
    .map(({ id, title, fee, feePercent }) => ({
      key: id,
      label: t("ask.fee", { title }),
      note: <span className="block">{t("cancel.percent", { percent: feePercent })}</span>,
      amount: `−${formatWon(fee, locale)}`,
      minus: true,
    }));
  return (
    <>
      <Rows
        className="mt-4"
        rows={[
          ...lines.map(({ title, detail, paid }) => ({
            label: title,
            note: <span className="block">{detail}</span>,
            amount: formatWon(paid, locale),
          })),
          ...fees,
        ]}
        total={{ label: t("ask.total"), amount: formatWon(refund, locale) }}
      />
      <dl className="mt-4 grid grid-cols-2 gap-2">
        <Part label={t("ask.card")} amount={formatWon(card, locale)} />
        <Part
          label={t("ask.points")}
          amount={t("ask.points_amount", {
            points: numberFormat(LOCALE_TAG[locale]).format(points),
          })}
        />
      </dl>
      {couponComesBack ? (
        <Note tone="good" className="mt-3">
          {t("ask.coupon")}
        </Note>
      ) : null}
      {fallsAt ? (
        <Note tone="warn" icon={Clock3} className="mt-3">
          {t("ask.falls", { moment: formatMoment(fallsAt, locale) })}
        </Note>
      ) : null}
    </>
  );
}

function Part({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div className="well">
      <dt className="text-14 text-ink-3">{label}</dt>
      <dd className="text-18 font-bold tabular-nums">{amount}</dd>
    </div>
  );
}
