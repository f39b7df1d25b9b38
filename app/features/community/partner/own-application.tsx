import {
  CalendarX2,
  Check,
  CircleSlash,
  Hourglass,
  ShieldCheck,
  TimerOff,
  Undo2,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDay, formatMoment } from "#app/domain/common/date/date-text.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { answerUntil } from "#app/domain/community/partner/partner-application.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { CashBox } from "#app/ui/money/cash-box.tsx";
import { moneyRowClass } from "#app/ui/money/money-row-class.ts";
import { Note } from "#app/ui/note.tsx";
import { ApplicationSteps } from "./application-steps.tsx";
import { JoinForm } from "./join-form.tsx";
import type { MyPartner, PartnerPanelProps } from "./my-partner.ts";

type OwnApplicationProps = PartnerPanelProps & {
  readonly application: NonNullable<MyPartner["application"]>;
};

/** How far one's own application is, and the next step. */
export function OwnApplication(props: OwnApplicationProps) {
  const { mine, application, failure } = props;
  const { t } = useTranslation("partner");
  const { state } = application;
  if (state !== "accepted" && state !== "paid") return <Unseated {...props} state={state} />;
  const said = saidOf(mine, application);
  return (
    <>
      <Badge tone="solid" icon={Check}>
        {t("author.accepted")}
      </Badge>
      <h2 className="mt-2 text-18">{t(`mine.${said}`)}</h2>
      {said === "pay" ? null : <p className="mt-1 text-ink-2">{t(`mine.${said}_text`)}</p>}
      <ApplicationSteps state={state} isBooked={mine.isBooked} />
      {said === "pay" || said === "paying" ? <ShareBox {...props} /> : null}
      <FailureText failure={failure} />
      <NextSteps {...props} />
    </>
  );
}

/** Of a booked round, an accepted seat is to be paid, or being paid. */
function saidOf({ isBooked }: MyPartner, { state, isHeld }: OwnApplicationProps["application"]) {
  if (state === "paid") return "paid";
  if (!isBooked) return "accepted";
  return isHeld ? "pay" : "paying";
}

type Unseated = Exclude<OwnApplicationProps["application"]["state"], "accepted" | "paid">;

const LOOK = {
  applied: ["info", Hourglass],
  declined: ["warn", CircleSlash],
  withdrawn: ["info", Undo2],
  expired: ["danger", TimerOff],
  unanswered: ["warn", TimerOff],
  cancelled: ["warn", CalendarX2],
} as const;

/** Waiting for an answer, or over: with the way on. */
function Unseated(props: OwnApplicationProps & { state: Unseated }) {
  const { postId, mine, application, failure, state } = props;
  const { t } = useTranslation("partner");
  const locale = useLocale();
  const until = formatMoment(answerUntil(new Date(application.createdAt)), locale);
  const [tone, icon] = LOOK[state];
  const isWaiting = state === "applied" && !mine.isOver;
  return (
    <>
      <Note
        tone={tone}
        icon={icon}
        title={t(`mine.${state}`)}
        action={
          isWaiting ? (
            <JoinForm postId={postId} intent="withdraw" variant="secondary" size="sm">
              {t("withdraw")}
            </JoinForm>
          ) : (
            <OtherPosts />
          )
        }
      >
        {t(`mine.${state}_text`, { until })}
      </Note>
      {isWaiting ? <FailureText failure={failure} /> : null}
    </>
  );
}

export function OtherPosts() {
  const { t } = useTranslation("partner");
  return (
    <ButtonLink variant="secondary" size="sm" to="/community">
      {t("others")}
    </ButtonLink>
  );
}

function NextSteps({ postId, mine, application }: OwnApplicationProps) {
  const { t } = useTranslation("partner");
  const { reservationId } = application;
  const said = saidOf(mine, application);
  return (
    <div className="mt-4 grid gap-2">
      {said === "paid" && reservationId ? (
        <ButtonLink block variant="secondary" to={`/reservation/${reservationId}`}>
          {t("reservation")}
        </ButtonLink>
      ) : null}
      {(said === "accepted" || said === "pay") && !mine.isOver ? (
        <JoinForm postId={postId} intent="withdraw" variant="ghost" block>
          {t("withdraw")}
        </JoinForm>
      ) : null}
    </div>
  );
}

type ShareBoxProps = PartnerPanelProps & {
  readonly application: NonNullable<MyPartner["application"]>;
};

/** The own share, as the checkout will charge it. */
function ShareBox({ postId, mine, application, tip }: ShareBoxProps) {
  const { t } = useTranslation("partner");
  const locale = useLocale();
  const total = formatWon(mine.share ?? won(0), locale);
  const freeUntil = mine.freeUntil ? formatDay(mine.freeUntil, locale) : "";
  const { payUntil } = application;
  const until = payUntil ? formatMoment(new Date(payUntil), locale) : "";
  return (
    <div className="mt-4">
      <dl>
        <div className={moneyRowClass()}>
          <dt className="text-ink-2">{t("share.round")}</dt>
          <dd className="tabular-nums whitespace-nowrap">{total}</dd>
        </div>
        <div className={moneyRowClass({ look: "total" })}>
          <dt className="text-ink-2">{t("share")}</dt>
          <dd className="tabular-nums whitespace-nowrap text-22 font-bold">{total}</dd>
        </div>
      </dl>
      <p className="mt-2 text-14 text-ink-2">{t("share.van")}</p>
      {tip ? <CashBox title={t("share.baht", { baht: tip })} text={t("share.baht_text")} /> : null}
      <Note
        tone="good"
        icon={ShieldCheck}
        className="mt-3"
        {...(freeUntil ? { title: t("share.free_until", { date: freeUntil }) } : {})}
      >
        {t("share.refund")}
      </Note>
      <div className="mt-4 hidden md:block">
        <JoinForm postId={postId} intent="pay" size="lg" block>
          {t("share.pay", { amount: total })}
        </JoinForm>
      </div>
      <p className="mt-2 text-center text-14 text-ink-2">{t("share.until", { until })}</p>
      <PayBar postId={postId} total={total} />
    </div>
  );
}

/** On a phone the way to pay is always in reach. */
function PayBar({ postId, total }: { readonly postId: number; readonly total: string }) {
  const { t } = useTranslation("partner");
  return (
    <BottomBar>
      <div className="min-w-0 flex-1">
        <p className="text-14 text-ink-2">{t("share.bar")}</p>
        <p className="tabular-nums whitespace-nowrap text-18 font-bold">{total}</p>
      </div>
      <JoinForm postId={postId} intent="pay" size="lg">
        {t("share.bar_pay")}
      </JoinForm>
    </BottomBar>
  );
}
