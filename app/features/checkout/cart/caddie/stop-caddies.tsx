import { UserRoundPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatWon, won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import type { ShownLine, Stop } from "#app/features/checkout/cart/cart-view.ts";
import { useLineText } from "#app/features/checkout/cart/line/line-text.ts";
import { SubLine } from "#app/features/checkout/cart/line/sub-line.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";
import type { RoundCaddie } from "./round-caddie-queries.server.ts";

const load = async () => (await import("./caddie-sheet.tsx"))?.CaddieSheet;

type StopCaddiesProps = {
  readonly stop: Stop;
  readonly products: CartProducts;
  readonly offers: readonly RoundCaddie[];
  readonly busy: boolean;
  readonly isBad: (key: string) => boolean;
  readonly issuesOf: (key: string) => ReactNode;
  readonly onRemove: (key: string, name: string) => void;
  readonly onName: (caddie: RoundCaddie) => void;
};

/** The caddies of a round, and those who could join it. */
export function StopCaddies(props: StopCaddiesProps) {
  const { stop, products, offers, busy, isBad, issuesOf, onRemove, onName } = props;
  const { head, caddies } = stop;
  const { line } = head;
  return (
    <>
      {caddies.map((caddie) => (
        <CaddieLine
          key={caddie.key}
          caddie={caddie}
          products={products}
          isBad={isBad(caddie.key)}
          onRemove={(name) => onRemove(caddie.key, name)}
        >
          {issuesOf(caddie.key)}
        </CaddieLine>
      ))}
      {line.kind === "golf" && offers.length > 0 && !head.notReady ? (
        <CaddieOffer
          round={line}
          course={products.courses[line.courseId]?.name ?? ""}
          caddies={offers}
          named={caddies.length}
          busy={busy}
          onName={onName}
        />
      ) : null}
    </>
  );
}

type CaddieLineProps = {
  readonly caddie: ShownLine;
  readonly products: CartProducts;
  readonly isBad: boolean;
  readonly onRemove: (name: string) => void;
  readonly children: ReactNode;
};

/** Her course is that of the round above, so only her number is shown. */
function CaddieLine({ caddie, products, isBad, onRemove, children }: CaddieLineProps) {
  const { t } = useTranslation("cart");
  const { name, meta, picture } = useLineText(products)(caddie.line);
  const code = caddie.line.kind === "caddy" && products.caddies[caddie.line.caddyId]?.code;
  return (
    <SubLine
      name={name}
      meta={code ? t("caddy.number", { code }) : meta}
      amount={caddie.total}
      picture={picture}
      isBad={isBad}
      removeLabel={t("remove_name", { name })}
      onRemove={() => onRemove(name)}
    >
      {children}
    </SubLine>
  );
}

type CaddieOfferProps = {
  readonly round: LineOf<"golf">;
  readonly course: string;
  /** Who is free for the round. */
  readonly caddies: readonly RoundCaddie[];
  /** How many of its golfers have a caddie by name. */
  readonly named: number;
  readonly busy: boolean;
  readonly onName: (caddie: RoundCaddie) => void;
};

/** A quiet row under a round: who could be named for it, and from what price. */
function CaddieOffer(props: CaddieOfferProps) {
  const { round, course, caddies, named, busy, onName } = props;
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [Sheet, isOpen] = useLazyPart(load, open, () => setOpen(false));
  const lowest = formatWon(won(Math.min(...caddies.map(({ price }) => price))), locale);
  const left = round.players - named;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line px-4 py-3">
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
          onName={(caddie) => {
            setOpen(false);
            onName(caddie);
          }}
        />
      ) : null}
    </div>
  );
}
