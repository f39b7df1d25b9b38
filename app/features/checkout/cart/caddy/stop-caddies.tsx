import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import type { ShownLine, Stop } from "#app/features/checkout/cart/cart-view.ts";
import { useLineText } from "#app/features/checkout/cart/line/line-text.ts";
import { SubLine } from "#app/features/checkout/cart/line/sub-line.tsx";
import { CaddyOffer } from "./caddy-offer.tsx";
import type { RoundCaddy } from "./round-caddy-queries.server.ts";

type StopCaddiesProps = {
  readonly stop: Stop;
  readonly products: CartProducts;
  readonly offers: readonly RoundCaddy[];
  readonly busy: boolean;
  readonly isBad: (key: string) => boolean;
  readonly issuesOf: (key: string) => ReactNode;
  readonly onRemove: (key: string, name: string) => void;
  readonly onName: (caddy: RoundCaddy) => void;
};

/** The caddies of a round, and those who could join it. */
export function StopCaddies(props: StopCaddiesProps) {
  const { stop, products, offers, busy, isBad, issuesOf, onRemove, onName } = props;
  const { head, caddies } = stop;
  const { line } = head;
  return (
    <>
      {caddies.map((caddy) => (
        <CaddyLine
          key={caddy.key}
          caddy={caddy}
          products={products}
          isBad={isBad(caddy.key)}
          onRemove={(name) => onRemove(caddy.key, name)}
        >
          {issuesOf(caddy.key)}
        </CaddyLine>
      ))}
      {line.kind === "golf" && offers.length > 0 && !head.notReady ? (
        <CaddyOffer
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

type CaddyLineProps = {
  readonly caddy: ShownLine;
  readonly products: CartProducts;
  readonly isBad: boolean;
  readonly onRemove: (name: string) => void;
  readonly children: ReactNode;
};

/** Her course is that of the round above, so only her number is shown. */
function CaddyLine({ caddy, products, isBad, onRemove, children }: CaddyLineProps) {
  const { t } = useTranslation("cart");
  const { name, meta, picture } = useLineText(products)(caddy.line);
  const code = caddy.line.kind === "caddy" && products.caddies[caddy.line.caddyId]?.code;
  return (
    <SubLine
      name={name}
      meta={code ? t("caddy.number", { code }) : meta}
      amount={caddy.total}
      picture={picture}
      isBad={isBad}
      removeLabel={t("remove_name", { name })}
      onRemove={() => onRemove(name)}
    >
      {children}
    </SubLine>
  );
}
