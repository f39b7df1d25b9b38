import { useTranslation } from "react-i18next";
import { formatWon } from "#app/domain/common/money.ts";
import { shareOf } from "#app/domain/community/partner/round.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { BookedRound } from "../booked-rounds.server.ts";

/** What each who joins will pay: never typed, always the share of the booking. */
export function CostBox({ booking }: { readonly booking: BookedRound | undefined }) {
  const { t } = useTranslation("partner");
  const locale = useLocale();
  if (!booking) return null;
  const share = formatWon(shareOf(booking), locale);
  return (
    <section className="panel p-5 md:p-6">
      <h2 className="text-18">{t("write.price")}</h2>
      <dl className="rows mt-2">
        <div className="row">
          <dt className="k">{t("share.round")}</dt>
          <dd className="num">{share}</dd>
        </div>
        <div className="row row-total">
          <dt className="k">{t("write.total")}</dt>
          <dd className="num text-22 font-bold">{share}</dd>
        </div>
      </dl>
      <p className="mt-2 text-14 text-ink-2">{t("write.van")}</p>
    </section>
  );
}
