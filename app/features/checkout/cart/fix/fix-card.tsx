import { useTranslation } from "react-i18next";
import type { Won } from "#app/domain/common/money.ts";
import { useDifference } from "#app/features/checkout/cart/cart-formats.ts";
import { Portrait } from "#app/features/checkout/cart/line/sub-line.tsx";
import { Button } from "#app/ui/button.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { FixText } from "./fix-text.ts";

type FixCardProps = {
  readonly text: FixText;
  /** Priced by the server; undefined where it could not be priced. */
  readonly difference: Won | undefined;
  readonly busy: boolean;
  readonly onTake: () => void;
};

/** The suggested fix: what it adds to the cart and the price difference, applied by one tap. */
export function FixCard({ text, difference, busy, onTake }: FixCardProps) {
  const { t } = useTranslation("cart");
  const differenceText = useDifference();
  const { name, note, take, rating, picture } = text;
  return (
    <section
      className="mt-3 flex flex-wrap items-center gap-3 rounded-card border border-inherit bg-paper p-3"
      aria-label={t("take.label")}
    >
      <div className="flex min-w-55 flex-1 items-center gap-3">
        {picture ? <Portrait picture={picture} /> : null}
        <div className="min-w-0">
          <p className="leading-6">
            <b>{name}</b> <span className="text-14 font-medium text-ink-2">{note}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-1.5 text-14 leading-5 text-ink-2 tabular-nums">
            {rating ? (
              <>
                <Rating value={rating} /> ·
              </>
            ) : null}
            {difference === undefined ? null : <span>{differenceText(difference)}</span>}
          </p>
        </div>
      </div>
      <Button className="flex-1 md:flex-none" busy={busy} onClick={onTake}>
        {take}
      </Button>
    </section>
  );
}
