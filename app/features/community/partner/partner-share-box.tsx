import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDay, formatMoment } from "#app/domain/common/date/date-text.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { CashBox } from "#app/ui/money/cash-box.tsx";
import { moneyRowClass } from "#app/ui/money/money-row-class.ts";
import { Note } from "#app/ui/note.tsx";
import { JoinForm } from "./join-form.tsx";
import type { MyPartner, PartnerPanelProps } from "./my-partner.ts";

type ShareBoxProps = PartnerPanelProps & {
  readonly application: NonNullable<MyPartner["application"]>;
};

/** The own share, as the checkout will charge it. */
export function ShareBox({ postId, mine, application, tip }: ShareBoxProps) {
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
