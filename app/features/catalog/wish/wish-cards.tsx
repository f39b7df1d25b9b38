import type { ComparedKind } from "#app/domain/catalog/compare/compare.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { type ProductRef, refText } from "#app/domain/common/product/product-ref.ts";
import { CompareLink, CompareToggle } from "#app/features/catalog/compare/compare-button.tsx";
import { CourseCard } from "#app/features/catalog/course/list/course-card.tsx";
import type { ProductCards } from "#app/features/catalog/product/product-card-queries.server.ts";
import {
  CaddieSummaryCard,
  HotelSummaryCard,
} from "#app/features/catalog/product/summary-cards.tsx";
import { useBrowserList } from "#app/platform/browser/browser-list.ts";
import { HeartButton } from "./heart-button.tsx";
import { type SavedPrices, SinceSaved } from "./since-saved.tsx";
import { NoWishes, WishGroup } from "./wish-groups.tsx";
import { wishList } from "./wish-list.ts";

type WishCardsProps = {
  readonly cards: ProductCards;
  /** Known from the loader before the list has loaded. */
  readonly savedPrices?: SavedPrices;
  readonly narrow?: boolean;
};

/** Removing a heart removes its card at once; undo restores it. */
export function WishCards({ cards, savedPrices, narrow = false }: WishCardsProps) {
  const saved = useBrowserList(wishList);
  const isSaved =
    (kind: ProductKind) =>
    ({ id }: { readonly id: string }) =>
      saved?.includes(refText({ kind, id })) ?? true;
  const since = (product: ProductRef, price: Won | null | undefined) => (
    <SinceSaved product={product} price={price} savedPrices={savedPrices} />
  );
  const courses = cards.courses.filter(isSaved("course"));
  const hotels = cards.hotels.filter(isSaved("hotel"));
  const caddies = cards.caddies.filter(isSaved("caddy"));
  return (
    <>
      {courses.length + hotels.length + caddies.length === 0 ? <NoWishes /> : null}
      <WishGroup kind="course" narrow={narrow} action={toCompare("course", courses)}>
        {courses.map((course) => (
          <li key={course.id} className="grid">
            <CourseCard
              course={course}
              corner={corner("course", course)}
              below={since({ kind: "course", id: course.id }, course.price?.perGolfer)}
            />
          </li>
        ))}
      </WishGroup>
      <WishGroup kind="hotel" narrow={narrow} action={toCompare("hotel", hotels)}>
        {hotels.map((hotel) => (
          <li key={hotel.id} className="grid">
            <HotelSummaryCard
              hotel={hotel}
              corner={corner("hotel", hotel)}
              below={since({ kind: "hotel", id: hotel.id }, hotel.price)}
            />
          </li>
        ))}
      </WishGroup>
      <WishGroup kind="caddy" narrow={narrow}>
        {caddies.map((caddie) => (
          <li key={caddie.id} className="grid">
            <CaddieSummaryCard
              caddie={caddie}
              corner={heart("caddy", caddie)}
              below={since({ kind: "caddy", id: caddie.id }, caddie.price)}
            />
          </li>
        ))}
      </WishGroup>
    </>
  );
}

type Card = { readonly id: string; readonly name: string };

/** Of what was chosen for it, otherwise of what was saved last. */
function toCompare(kind: ComparedKind, cards: readonly Card[]) {
  return <CompareLink kind={kind} otherwise={cards.map(({ id }) => id)} />;
}

function corner(kind: ComparedKind, card: Card) {
  return (
    <>
      <CompareToggle kind={kind} id={card.id} name={card.name} />
      {heart(kind, card)}
    </>
  );
}

function heart(kind: ProductKind, { id, name }: Card) {
  return <HeartButton product={{ kind, id }} name={name} />;
}
