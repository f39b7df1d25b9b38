import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatWon, won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";
import type { RoundCaddy } from "./round-caddy-queries.server.ts";

type CaddyOfferProps = {
  readonly round: LineOf<"golf">;
  readonly course: string;
  /** Who is free for the round. */
  readonly caddies: readonly RoundCaddy[];
  /** How many of its golfers have a caddy by name. */
  readonly named: number;
  readonly busy: boolean;
  readonly onName: (caddy: RoundCaddy) => void;
};

const load = async () => (await import("./caddy-sheet.tsx"))?.CaddySheet;

/** A quiet row under a round: who could be named for it, and from what price. */
export function CaddyOffer(props: CaddyOfferProps) {
  const { round, course, caddies, named, busy, onName } = props;
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [Sheet, isOpen] = useLazyPart(load, open, () => setOpen(false));
  const lowest = formatWon(won(Math.min(...caddies.map(({ price }) => price))), locale);
  const left = round.players - named;
  return (
    <div className="sub flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <span className="min-w-0 text-14 leading-5 text-ink-2 tabular-nums">
        {t(named > 0 ? "offer.more" : "offer.text", { count: caddies.length, price: lowest })}
      </span>
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <UserRoundPlus aria-hidden="true" />
        {t("offer.open")}
        <span className="sr-only">{course}</span>
      </Button>
      {Sheet ? (
        <Sheet
          {...{ round, caddies, left }}
          open={isOpen}
          onOpenChange={setOpen}
          onName={(caddy) => {
            setOpen(false);
            onName(caddy);
          }}
        />
      ) : null}
    </div>
  );
}
