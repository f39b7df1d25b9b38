import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatWon } from "#app/domain/common/money.ts";
import { languageName } from "#app/domain/common/text/place-name.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { cardClass, frameClass } from "#app/ui/look/classes.ts";
import { productCardClass } from "#app/ui/look/product-card-class.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import type { CaddieCard as Caddie } from "./caddie-list-queries.server.ts";

type CaddieCardProps = {
  readonly caddie: Caddie;
  /** Shown over the picture: a heart. */
  readonly corner?: ReactNode;
  /** Visible without scrolling, so its picture loads first. */
  readonly priority?: boolean;
  /** The heading level: under the page's title, or under a section's. */
  readonly heading?: "h2" | "h3";
};

export function CaddieCard(props: CaddieCardProps) {
  const { caddie, corner, priority = false, heading: Heading = "h3" } = props;
  const { t } = useTranslation("caddy");
  const locale = useLocale();
  const languages = caddie.languages.map((code) => languageName(code, locale)).join(" · ");
  return (
    <article className={`${cardClass} ${productCardClass} overflow-hidden hover:border-ink`}>
      <div className={`${frameClass} aspect-square`}>
        <PictureImage
          picture={caddie.picture}
          alt=""
          sizes="(min-width: 840px) 290px, 46vw"
          priority={priority}
          className="object-top"
        />
        {corner}
      </div>
      <div className="flex flex-1 flex-col p-3 md:p-4">
        <Heading className="flex text-16 leading-6 font-bold tracking-[-0.015em] flex-wrap items-baseline gap-x-1.5">
          <AppLink
            to={`/caddy/${caddie.id}`}
            className="text-18 after:absolute after:inset-0 after:z-[1]"
          >
            {caddie.nickname}
          </AppLink>
          <span className="text-14 font-medium text-ink-2">{caddie.spoken ?? caddie.name}</span>
        </Heading>
        <p className="text-14 leading-5 text-ink-2">
          <span className="tabular-nums whitespace-nowrap">{t("code", { code: caddie.code })}</span>{" "}
          · {caddie.courseName}
        </p>
        {caddie.average === null ? null : (
          <div className="mt-1">
            <Rating value={caddie.average} count={caddie.reviews ?? 0} />
          </div>
        )}
        <p className="mt-1 text-14 leading-5 text-ink-2">
          {languages}
          <br />
          {caddie.specialty} · {t("years", { count: caddie.experienceYears })}
        </p>
        <div className="mt-auto pt-3">
          <Price amount={caddie.price} unit={t("fee")} />
          <p className="tabular-nums whitespace-nowrap text-14 text-ink-2">
            {t("plus_reservation", { amount: formatWon(caddie.reservationFee, locale) })}
          </p>
        </div>
      </div>
    </article>
  );
}

/** Two columns on a phone. */
export function CaddieGrid({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">{children}</div>;
}
