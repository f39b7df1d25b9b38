import { useTranslation } from "react-i18next";
import { type Cart, cartTotal, lacksRound } from "#app/domain/booking/cart.ts";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { lineDay, lineKey } from "#app/domain/booking/line-facts.ts";
import { linePath } from "#app/domain/booking/line-path.ts";
import { formatDay } from "#app/domain/date-text.ts";
import { CartLineCard } from "#app/features/cart/cart-line-card.tsx";
import { CartTotal, LostCaddy } from "#app/features/cart/cart-parts.tsx";
import { EmptyCart } from "#app/features/cart/empty-cart.tsx";
import { useCart } from "#app/features/cart/use-cart.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { privateMeta } from "#app/platform/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { LinesSkeleton } from "#app/ui/skeleton.tsx";
import { useToast } from "#app/ui/toast.tsx";
import type { Route } from "./+types/shopping-cart.ts";
import { refOf, useCartCards } from "./use-cart-cards.ts";

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("cart:title"),
    description: t("cart:description"),
  }));
}

export default function ShoppingCart() {
  const { t } = useTranslation("cart");
  const { lines } = useCart();
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t("title")} />
      {lines === undefined ? (
        <LinesSkeleton />
      ) : lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <FullCart lines={lines} />
      )}
    </div>
  );
}

function FullCart({ lines }: { readonly lines: Cart }) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const { products, isFailed, retry } = useCartCards(lines, locale);
  const { add, remove } = useCart();
  const toast = useToast();

  function drop(line: CartLine, name: string) {
    remove(lineKey(line));
    const undo = { label: t("undo"), run: () => add([line]) };
    toast.show({ text: t("removed", { name }), action: undo });
  }

  if (!products && !isFailed) return <LinesSkeleton lines={lines.length} />;
  return (
    <div className="md:grid md:grid-cols-[minmax(0,1fr)_22rem] md:items-start md:gap-10">
      <div className="grid gap-8">
        {isFailed ? (
          <Note
            tone="danger"
            title={t("failed")}
            action={
              <Button size="sm" variant="secondary" onClick={retry}>
                {t("retry")}
              </Button>
            }
          />
        ) : null}
        {[...Map.groupBy(lines, lineDay)].map(([day, ofDay]) => (
          <section key={day}>
            <h2 className="mb-3 text-18">{formatDay(day, locale)}</h2>
            <ul className="grid gap-3">
              {ofDay.map((line) => (
                <CartLineCard
                  key={lineKey(line)}
                  line={line}
                  product={products?.get(refOf(line)[0] ?? "")}
                  to={linePath(line)}
                  onRemove={(name) => drop(line, name)}
                  problem={
                    line.kind === "caddy" && lacksRound(line, lines) ? (
                      <LostCaddy to={linePath(line)} />
                    ) : undefined
                  }
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <CartTotal count={lines.length} total={cartTotal(lines)} />
    </div>
  );
}
