import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { CheckoutRefusal } from "#app/features/order/payment/checkout-reply.ts";
import { LinePicture } from "#app/features/reservation/record/line-picture.tsx";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { ChangeAlong } from "./change-along.tsx";
import { CHANGE_FORM, ChangeButton, ChangeForm, ChangeTrouble, useChange } from "./change-form.tsx";
import type { OpenChangePage } from "./change-page-queries.server.ts";
import { changePath, type TypedPeople } from "./change-people.tsx";
import { BarRefused, Refused } from "./change-refused.tsx";
import { AnswerFirst, ChangeStay } from "./change-stay.tsx";
import { ChangeSums } from "./change-sums.tsx";
import { ChangeWhen } from "./change-when.tsx";

type ChangeScreenProps = {
  readonly reservation: OwnReservation;
  readonly page: OpenChangePage;
  readonly refused: (CheckoutRefusal & { readonly typed?: TypedPeople }) | undefined;
};

/** A paid line with another date, time or number of people: what it does and costs is seen before it is done. */
export function ChangeScreen({ reservation, page, refused }: ChangeScreenProps) {
  const change = useChange(page, refused);
  const { plan, stay } = page;
  const isAsking = stay !== null && stay.answer === null;
  const button = isAsking ? <AnswerFirst /> : <ChangeButton plan={plan} busy={change.busy} />;
  return (
    <div className="items-start md:grid md:grid-cols-[minmax(0,1fr)_392px] md:gap-8">
      <div className="grid min-w-0 grid-cols-1 gap-3 md:gap-4">
        <Head reservation={reservation} />
        <FeeNote fee={page.fee} />
        <ChangeWhen
          reservation={reservation}
          page={page}
          fields={change.fields}
          typed={refused?.typed}
        />
        {plan ? (
          <ChangeAlong plan={plan} form={CHANGE_FORM}>
            {stay ? (
              <ChangeStay
                stay={stay}
                hrefOf={(answer) => changePath(reservation.id, page.wish, { stay: answer })}
              />
            ) : null}
          </ChangeAlong>
        ) : null}
      </div>
      <Result reservationId={reservation.id} page={page} button={button} change={change} />
      <BottomBar stacked>
        {plan?.refusal ? (
          <BarRefused reservationId={reservation.id} page={page} />
        ) : (
          <>
            <ChangeTrouble {...change} />
            {plan ? <BarState plan={plan} /> : null}
            {button}
          </>
        )}
      </BottomBar>
    </div>
  );
}

type ResultProps = {
  readonly reservationId: string;
  readonly page: OpenChangePage;
  readonly button: ReactNode;
  readonly change: ReturnType<typeof useChange>;
};

/** Before and after with every won, or why it cannot be. */
function Result({ reservationId, page, button, change }: ResultProps) {
  const { t } = useTranslation("change");
  const isLoading = useNavigation().state === "loading";
  const { plan } = page;
  const open = plan?.refusal ? null : plan;
  return (
    <Card
      as="section"
      look="panel"
      className="mt-3 md:sticky md:top-24 md:mt-0"
      aria-busy={isLoading}
      aria-live="polite"
    >
      <h2 className="mb-3 text-18 md:text-22">{t("state.title")}</h2>
      {plan?.refusal ? <Refused reservationId={reservationId} page={page} /> : null}
      {plan ? null : (
        <p className="text-ink-2">{t(page.isUnreadable ? "state.wrong" : "state.nothing")}</p>
      )}
      {open ? (
        <>
          <ChangeSums plan={open} />
          <ChangeForm page={page} plan={open} onSubmit={(event) => void change.pay(event)} />
        </>
      ) : null}
      <div className="max-md:hidden mt-4">{button}</div>
      <div className="max-md:hidden mt-2 grid gap-2 text-center text-14 text-ink-2">
        {plan?.refusal ? null : <ChangeTrouble {...change} />}
        {open ? <p>{t("do.order")}</p> : null}
      </div>
    </Card>
  );
}

/** The new date, time and number of people, next to the button on a phone. */
function BarState({ plan: { lines } }: { readonly plan: NonNullable<OpenChangePage["plan"]> }) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  const after = lines[0]?.after;
  if (!after) return null;
  const parts = [
    `${formatShortDay(after.usedOn, locale)} ${after.time ?? ""}`.trim(),
    t("state.people", { count: after.people }),
  ];
  return <p className="tabular-nums whitespace-nowrap text-14 text-ink-2">{parts.join(" · ")}</p>;
}

function Head({ reservation }: Pick<ChangeScreenProps, "reservation">) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  const { kind, picture, title, detail, usedOn } = reservation;
  return (
    <div className="flex items-center gap-4 px-1 md:px-0">
      <LinePicture
        kind={kind}
        picture={picture}
        sizes="80px"
        className="size-16 flex-none rounded-card md:size-20"
      />
      <div className="min-w-0">
        <h1 className="text-22 md:text-28">{title}</h1>
        <p className="text-ink-2 tabular-nums">
          {t("now", { day: formatShortDay(usedOn, locale), detail })}
        </p>
      </div>
    </div>
  );
}

function FeeNote({ fee }: { readonly fee: OpenChangePage["fee"] }) {
  const { t } = useTranslation("change");
  const locale = useLocale();
  const day = fee.until && formatShortDay(fee.until, locale);
  if (fee.percent === 0) {
    const title = day ? t("fee.free", { day }) : t("fee.pending");
    return (
      <Note tone="good" icon={ShieldCheck} title={title}>
        {t("fee.free_text")}
      </Note>
    );
  }
  return (
    <Note tone="warn" title={t("fee.some", { percent: fee.percent })}>
      {t("fee.some_text")}
    </Note>
  );
}
