import { CarFront, Heart, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatWon, won } from "#app/domain/common/money.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { FactStrip } from "#app/ui/fact-strip.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { FlagPin } from "#app/ui/icons.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import {
  cardBadgesClass,
  cardNameClass,
  cardPlaceClass,
  cardPricingClass,
  productCardClass,
} from "#app/ui/look/product-card-class.ts";
import { GoogleMark, KakaoMark, NaverMark } from "#app/ui/look/provider-marks.tsx";
import { Baht, GolfCart } from "#app/ui/look/trade-icons.tsx";
import { cashClass } from "#app/ui/money/cash-box.tsx";
import { Price } from "#app/ui/money/price-tag.tsx";
import { RefundBox } from "#app/ui/money/refund-box.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating, Stars } from "#app/ui/rating.tsx";
import { Rows } from "#app/ui/rows.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { GuidePart } from "./guide-controls.tsx";

const COURSE: Picture = {
  src: "/pictures/course/th-siam-old",
  widths: [480, 960],
  width: 1200,
  height: 900,
  blur: "data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoMAAkABABoJZgCdH8AGDL79IncAP7T4mQjN27yZzVEkToJKuPe/Zy4QN7bfcF8n9+AAA==",
};

export function GuideProducts() {
  const { t } = useTranslation("ui");
  const locale = useLocale();
  const sum = (amount: number) => formatWon(won(amount), locale);
  return (
    <GuidePart title={t("guide.products")}>
      <Breadcrumbs items={[{ label: t("guide.all"), to: "/" }, { label: t("guide.place") }]} />
      <SectionHead
        title={t("guide.title")}
        sub={t("guide.text")}
        more={{ to: "/styleguide", label: t("guide.all") }}
      />
      <div className="grid grid-cols-2 gap-4">
        {[COURSE, null].map((picture) => (
          <GuideCard key={picture ? "drawn" : "none"} picture={picture} />
        ))}
      </div>
      <Stars value={4} />
      <div className="flex gap-4">
        <GoogleMark />
        <NaverMark />
        <KakaoMark />
      </div>
      <FactStrip
        facts={[
          { icon: FlagPin, title: t("guide.holes"), text: t("guide.course") },
          { icon: GolfCart, title: t("guide.cart") },
          { icon: CarFront, title: t("guide.minutes") },
          { icon: UsersRound, title: t("guide.people") },
        ]}
      />
      <Rows
        rows={[
          { label: t("guide.course"), note: "187,000 × 2", amount: sum(374_000) },
          { label: t("guide.coupon"), amount: `− ${sum(30_000)}`, minus: true },
        ]}
        total={{ label: t("guide.total"), amount: sum(344_000) }}
      />
      <div className={cashClass}>
        <Baht />
        <b>{t("guide.cash")}</b>
      </div>
      <RefundBox head={t("guide.refund")} />
    </GuidePart>
  );
}

function GuideCard({ picture }: { readonly picture: Picture | null }) {
  const { t } = useTranslation("ui");
  return (
    <article className={productCardClass}>
      <div className={`${photoClass} aspect-4/3`}>
        <PictureImage picture={picture} alt={t("guide.course")} sizes="300px" />
        <IconButton
          className="top-2 right-2"
          marks="heart"
          icon={Heart}
          label={t("guide.save")}
          onPhoto
          pressed
        />
      </div>
      <p className={cardPlaceClass}>{t("guide.place")}</p>
      <h3 className={cardNameClass}>{t("guide.course")}</h3>
      <Rating value={4.9} count={1412} />
      <div className={cardBadgesClass}>
        <Badge tone="instant">{t("guide.instant")}</Badge>
      </div>
      <div className={cardPricingClass}>
        <Price amount={won(242_000)} was={won(318_000)} unit={t("guide.per")} />
      </div>
    </article>
  );
}
