import { useTranslation } from "react-i18next";
import { formatWon, type Won } from "#app/domain/money.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";

/** A caddy goes out with a round at her course on the same day. */
export function LostCaddy({ to }: { readonly to: string }) {
  const { t } = useTranslation(["cart", "errors"]);
  return (
    <Note
      tone="danger"
      className="mt-3"
      title={t("caddy_lost")}
      action={
        <ButtonLink size="sm" to={to}>
          {t("caddy_fix")}
        </ButtonLink>
      }
    >
      {t("errors:cart.caddy_needs_course")}
    </Note>
  );
}

type CartTotalProps = { readonly count: number; readonly total: Won };

/** The sum stays in view; the way on, until one can pay here, is a person. */
export function CartTotal({ count, total }: CartTotalProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return (
    <aside className="panel mt-8 p-5 md:sticky md:top-23 md:mt-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-18 font-bold">
          {t("total")}{" "}
          <span className="text-14 font-medium text-ink-2">{t("count", { count })}</span>
        </span>
        <span className="price price-xl">{formatWon(total, locale)}</span>
      </p>
      <p className="mt-2 text-14 text-ink-2">{t("total_note")}</p>
      <ButtonLink to="/qna" size="lg" block className="mt-4">
        {t("ask")}
      </ButtonLink>
      <p className="mt-2 text-14 text-ink-2">{t("ask_text")}</p>
    </aside>
  );
}
