import { useTranslation } from "react-i18next";
import { Form, useLocation, useNavigation } from "react-router";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineDay, lineKey, linePeople, lineTotal } from "#app/domain/order/line/line-facts.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { useLineText } from "#app/features/checkout/cart/line/line-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { photoClass, roundCardClass } from "#app/ui/look/classes.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { PlanFields } from "./plan-form.tsx";
import type { PlanSentAnswer } from "./send-plan.server.ts";

type CartQuestionProps = {
  readonly question: Extract<PlanSentAnswer, { readonly kind: "asks" }>;
};

/** Asks before a plan joins or replaces what is in the cart already. */
export function CartQuestion({ question: { there, canKeep, products, sent } }: CartQuestionProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto max-w-[44rem]">
      <PageHead title={t("there.title")} text={t(canKeep ? "there.text" : "there.clash")} />
      <ul className={`${roundCardClass} divide-y divide-line px-4 md:px-5`}>
        {there.map((line) => (
          <CartLineRow key={lineKey(line)} line={line} products={products} />
        ))}
      </ul>
      <p className="mt-4 flex justify-between gap-4 px-4 md:px-5">
        <span className="min-w-0">{t("there.trip", { title: sent.title })}</span>
        <b className="flex-none tabular-nums">{formatWon(sent.total, locale)}</b>
      </p>
      <Form method="post" className="mt-5 grid gap-2">
        <PlanFields {...sent} member={user?.id} />
        <input type="hidden" name="intent" value="cart" />
        {there.map((line) => (
          <input key={lineKey(line)} type="hidden" name="there" value={lineKey(line)} />
        ))}
        {canKeep ? (
          <Button type="submit" name="others" value="keep" size="lg" block busy={busy}>
            {t("there.keep")}
          </Button>
        ) : null}
        <Button
          type="submit"
          name="others"
          value="replace"
          size="lg"
          variant={canKeep ? "secondary" : "primary"}
          block
          busy={busy}
        >
          {t("there.replace", { count: there.length })}
        </Button>
        <ButtonLink to={`${withoutLocale(pathname)}${search}`} variant="ghost" block>
          {t("there.later")}
        </ButtonLink>
      </Form>
    </div>
  );
}

type CartLineRowProps = { readonly line: CartLine; readonly products: CartProducts };

function CartLineRow({ line, products }: CartLineRowProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const { name, when, picture } = useLineText(products)(line);
  const people = t("people.count", { count: linePeople(line) });
  return (
    <li className="flex items-center gap-4 py-4">
      {picture ? (
        <span className={`${photoClass} size-16 flex-none`}>
          <PictureImage picture={picture} alt="" sizes="64px" />
        </span>
      ) : null}
      <div className="min-w-0 flex-1">
        <b className="block leading-6">{name}</b>
        <p className="text-14 text-ink-2">
          {[formatShortDay(lineDay(line), locale), when, people].filter(Boolean).join(" · ")}
        </p>
      </div>
      <b className="flex-none tabular-nums">{formatWon(lineTotal(line), locale)}</b>
    </li>
  );
}
