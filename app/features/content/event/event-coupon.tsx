import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { formatPlainDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { EventStage } from "#app/domain/content/event/event-stage.ts";
import { useCouponText } from "#app/features/benefit/use-coupon-text.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import type { EventCoupon } from "./event-coupon-queries.server.ts";

export type CouponAnswer =
  | { readonly ok: true; readonly name: string }
  | (Failure & { readonly typed: { readonly intent: string } });

type EventCouponBoxProps = {
  readonly coupon: EventCoupon;
  readonly stage: EventStage;
  readonly today: LocalDate;
  /** Known after load. */
  readonly isTaken: boolean;
  readonly answer: CouponAnswer | undefined;
};

/** Works without scripts: the answer is part of the page that the form leads to. */
export function EventCouponBox(props: EventCouponBoxProps) {
  const { coupon, stage, today, answer } = props;
  const { t } = useTranslation(["event", "benefit"]);
  const locale = useLocale();
  const { off, conditions } = useCouponText(coupon);
  const day = formatPlainDay(coupon.validUntil, locale);
  return (
    <section aria-label={t("coupon.title")} className={`${panelClass} mt-4 grid gap-1 p-5 md:p-6`}>
      <p className="text-14 text-ink-3">{t("coupon.title")}</p>
      <b className="tabular-nums whitespace-nowrap text-22 text-fairway-700">{off}</b>
      <p className="font-semibold">{coupon.name}</p>
      <p className="text-14 text-ink-2">{conditions}</p>
      <p className="text-14 text-ink-2">{t("benefit:coupons.until", { date: day })}</p>
      <div className="mt-2 grid gap-2">
        {answer?.ok ? (
          <div role="status">
            <Note tone="good">{t("benefit:coupons.claimed", { name: answer.name })}</Note>
          </div>
        ) : null}
        <Take
          {...props}
          isTaken={props.isTaken || answer?.ok === true}
          isOpen={stage === "ongoing" && coupon.validFrom <= today && today <= coupon.validUntil}
        />
      </div>
    </section>
  );
}

type TakeProps = Pick<EventCouponBoxProps, "coupon" | "stage" | "isTaken" | "answer"> & {
  readonly isOpen: boolean;
};

function Take({ coupon, stage, isTaken, isOpen, answer }: TakeProps) {
  const { t } = useTranslation("event");
  const { formData } = useNavigation();
  if (isTaken) {
    return (
      <ButtonLink block variant="secondary" to="/mypage/coupons">
        {t("coupon.see")}
      </ButtonLink>
    );
  }
  if (coupon.isGone) return <p className="text-ink-2">{t("coupon.gone")}</p>;
  if (!isOpen) {
    return (
      <p className="text-ink-2">{t(stage === "upcoming" ? "coupon.upcoming" : "coupon.ended")}</p>
    );
  }
  const failure = answer?.ok === false && answer.typed.intent === "coupon" ? answer : undefined;
  // Within its days, so all were given out since the page was made.
  const isGone = failure?.error === "coupon.expired";
  return (
    <Form method="post" preventScrollReset className="grid gap-2">
      {isGone ? <p role="alert">{t("coupon.gone")}</p> : <FailureText failure={failure} />}
      <Button
        block
        type="submit"
        name="intent"
        value="coupon"
        busy={formData?.get("intent") === "coupon"}
      >
        {t("coupon.take")}
      </Button>
    </Form>
  );
}
