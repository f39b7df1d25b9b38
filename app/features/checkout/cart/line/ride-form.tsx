import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import type { QuoteLine } from "#app/features/checkout/cart/use-line-quote.ts";
import { Button } from "#app/ui/button.tsx";
import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";
import { cartRegion } from "./cart-region.ts";

type RideFormProps = {
  readonly products: CartProducts;
  readonly today: LocalDate;
  readonly lines: readonly CartLine[];
  readonly first: LocalDate | undefined;
  readonly quoteLine: QuoteLine;
  readonly onAdd: (line: LineOf<"callvan">) => void;
  readonly className?: string;
  /** Shown as a plain link where a ride is suggested already. */
  readonly isQuiet?: boolean;
};

const load = async () => (await import("./ride-dialog.tsx"))?.RideDialog;

/** Adds a ride that belongs to no round, such as an airport transfer. */
export function RideForm({ onAdd, className, isQuiet = false, ...fields }: RideFormProps) {
  const { t } = useTranslation("cart");
  const { lines, products } = fields;
  const region = cartRegion(lines, products);
  const route = products.routes.find(({ regionId }) => regionId === region);
  const [open, setOpen] = useState(false);
  const [Part, isOpen] = useLazyPart(load, open, () => setOpen(false));
  return (
    <>
      {isQuiet ? (
        <Button
          size="sm"
          variant="ghost"
          className={clsx("mt-2 underline underline-offset-4", className)}
          onClick={() => setOpen(true)}
        >
          {t("ride.other")}
        </Button>
      ) : (
        <div
          className={clsx(
            "mt-3 flex flex-wrap items-center gap-3 rounded-card border border-dashed border-line-3 bg-white p-4",
            className,
          )}
        >
          <div className="min-w-50 flex-1">
            <b className="block leading-6">{t("ride.title")}</b>
            <span className="text-14 text-ink-2">
              {route ? t("ride.text_way", { from: route.from, to: route.to }) : t("ride.text")}
            </span>
          </div>
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            <Plus aria-hidden="true" />
            {t("ride.add")}
          </Button>
        </div>
      )}
      {Part ? (
        <Part
          {...fields}
          open={isOpen}
          onOpenChange={setOpen}
          onPut={(line) => {
            setOpen(false);
            onAdd(line);
          }}
        />
      ) : null}
    </>
  );
}
