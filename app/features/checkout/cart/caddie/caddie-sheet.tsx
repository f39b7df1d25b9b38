import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { languageName } from "#app/domain/common/text/place-name.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { useClock } from "#app/features/checkout/cart/cart-formats.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { frameClass } from "#app/ui/look/classes.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { RoundCaddie } from "./round-caddie-queries.server.ts";

type CaddieSheetProps = {
  readonly round: LineOf<"golf">;
  readonly caddies: readonly RoundCaddie[];
  /** Golfers without a caddie by name. */
  readonly left: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onName: (caddie: RoundCaddie) => void;
};

/** The caddies who are free for a round of the cart; one tap names one. */
export function CaddieSheet(props: CaddieSheetProps) {
  const { round, caddies, left, open, onOpenChange, onName } = props;
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const clock = useClock();
  const when = { day: formatShortDay(round.date, locale), time: clock(round.time) };
  return (
    <Dialog look="sheet" open={open} onOpenChange={onOpenChange} title={t("offer.title", when)}>
      <p className="text-ink-2">{t("offer.left", { count: left })}</p>
      <ul className="mt-3 divide-y divide-line">
        {caddies.map((caddie) => (
          <Offer key={caddie.id} caddie={caddie} onName={() => onName(caddie)} />
        ))}
      </ul>
    </Dialog>
  );
}

type OfferProps = { readonly caddie: RoundCaddie; readonly onName: () => void };

function Offer({ caddie, onName }: OfferProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const { id, name, nickname, code, rating, price } = caddie;
  const languages = caddie.languages.map((each) => languageName(each, locale)).join(" · ");
  return (
    <li className="flex items-center gap-3 py-3">
      <span className={`${frameClass} size-14 flex-none rounded-full`}>
        <PictureImage picture={caddie.picture} alt="" sizes="56px" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-6">
          <AppLink to={`/caddy/${id}`} className="font-bold underline underline-offset-4">
            {nickname}
          </AppLink>{" "}
          <span className="text-14 text-ink-2">
            {name} · {t("caddy.number", { code })}
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-14 leading-5 text-ink-2">
          {rating === null ? null : <Rating value={rating} />}
          <span>{languages}</span>
        </p>
        <p className="text-14 leading-5 text-ink-2">
          {t("offer.years", { count: caddie.experienceYears, specialty: caddie.specialty })}
        </p>
        <b className="tabular-nums whitespace-nowrap">
          {t("offer.price", { price: formatWon(price, locale) })}
        </b>
      </div>
      <Button size="sm" variant="secondary" onClick={onName}>
        {t("offer.name")}
        <span className="sr-only">{nickname}</span>
      </Button>
    </li>
  );
}
