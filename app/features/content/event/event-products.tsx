import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import {
  cardNameClass,
  cardPlaceClass,
  cardPricingClass,
  productCardClass,
} from "#app/ui/look/product-card-class.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { EventProduct } from "./event-product-queries.server.ts";

const SIZES = "(min-width: 1080px) 285px, (min-width: 640px) 45vw, 92vw";

export function EventProducts({ products }: { readonly products: readonly EventProduct[] }) {
  const { t } = useTranslation("event");
  if (products.length === 0) return null;
  return (
    <section className="py-8 md:py-11" aria-labelledby="products">
      <SectionHead id="products" title={t("products")} />
      <ul className="grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {products.map((product) => (
          <li key={`${product.kind}:${product.id}`} className="min-w-0">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProductCard({ product }: { readonly product: EventProduct }) {
  const { t } = useTranslation("event");
  const { kind, id, name, place, picture, price, rating, reviews } = product;
  return (
    <article className={productCardClass}>
      <div className={`${photoClass} aspect-4/3`}>
        <PictureImage
          picture={picture}
          alt=""
          sizes={SIZES}
          className={kind === "caddy" ? "object-top" : undefined}
        />
      </div>
      <p className={cardPlaceClass}>{t(`product.${kind}`, { place })}</p>
      <h3 className={cardNameClass}>
        <AppLink to={`/${kind}/${id}`} className="after:absolute after:inset-0 after:z-[1]">
          {name}
        </AppLink>
      </h3>
      {rating === null ? null : (
        <div className="mt-1">
          <Rating value={rating} count={reviews} />
        </div>
      )}
      <div className={cardPricingClass}>
        {price === null ? (
          <span className="text-14 text-ink-2">{t("product.no_price")}</span>
        ) : (
          <Price amount={price} unit={t(`product.${kind}_unit`)} />
        )}
      </div>
    </article>
  );
}
