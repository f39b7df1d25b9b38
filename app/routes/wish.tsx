import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ProductKind } from "#app/domain/catalog/product-kind.ts";
import { refText } from "#app/domain/catalog/product-ref.ts";
import { CourseCard } from "#app/features/course/course-card.tsx";
import { CourseRailSkeleton } from "#app/features/course/course-rail.tsx";
import { CaddySummaryCard, HotelSummaryCard } from "#app/features/product/summary-cards.tsx";
import { HeartButton } from "#app/features/wish/heart-button.tsx";
import { NoWishes, WishesFailed, WishGroup } from "#app/features/wish/wish-groups.tsx";
import { wishList } from "#app/features/wish/wish-list.ts";
import { useBrowserList } from "#app/platform/browser-list.ts";
import { localeOfPath } from "#app/platform/locale.ts";
import { privateMeta } from "#app/platform/page-meta.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/wish.ts";
import type { WishCards } from "./api/wish.ts";

const NOTHING: WishCards = { courses: [], hotels: [], caddies: [] };

/** What was saved is known to this browser alone, so that it asks for the cards itself. */
export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const saved = wishList.read();
  if (saved.length === 0) return { cards: NOTHING };
  const ask = new URLSearchParams({ ids: saved.join(","), lang: localeOfPath(url.pathname) });
  try {
    const response = await fetch(`/api/wish?${ask}`, { signal: request.signal });
    return { cards: response.ok ? ((await response.json()) as WishCards) : undefined };
  } catch {
    return { cards: undefined };
  }
}
clientLoader.hydrate = true as const;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({ title: t("wish:title"), description: t("wish:description") }));
}

export function HydrateFallback() {
  const { t } = useTranslation("wish");
  return (
    <WishPage>
      <p className="sr-only">{t("loading")}</p>
      <CourseRailSkeleton count={4} />
    </WishPage>
  );
}

export default function Wish({ loaderData: { cards } }: Route.ComponentProps) {
  const saved = useBrowserList(wishList) ?? [];
  if (!cards) {
    return (
      <WishPage>
        <WishesFailed />
      </WishPage>
    );
  }

  // A heart taken away takes its card away at once, and undoing brings it back.
  const courses = cards.courses.filter(isSaved("course"));
  const hotels = cards.hotels.filter(isSaved("hotel"));
  const caddies = cards.caddies.filter(isSaved("caddy"));
  return (
    <WishPage>
      {courses.length + hotels.length + caddies.length === 0 ? <NoWishes /> : null}
      <WishGroup kind="course">
        {courses.map((course) => (
          <li key={course.id} className="grid">
            <CourseCard course={course} corner={heart("course", course)} />
          </li>
        ))}
      </WishGroup>
      <WishGroup kind="hotel">
        {hotels.map((hotel) => (
          <li key={hotel.id} className="grid">
            <HotelSummaryCard hotel={hotel} corner={heart("hotel", hotel)} />
          </li>
        ))}
      </WishGroup>
      <WishGroup kind="caddy">
        {caddies.map((caddy) => (
          <li key={caddy.id} className="grid">
            <CaddySummaryCard caddy={caddy} corner={heart("caddy", caddy)} />
          </li>
        ))}
      </WishGroup>
    </WishPage>
  );

  function isSaved(kind: ProductKind) {
    return ({ id }: { readonly id: string }) => saved.includes(refText({ kind, id }));
  }
}

function WishPage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("wish");
  return (
    <div className="page section">
      <PageHead title={t("title")} text={t("lead")} />
      {children}
    </div>
  );
}

function heart(kind: ProductKind, { id, name }: { readonly id: string; readonly name: string }) {
  return <HeartButton product={{ kind, id }} name={name} />;
}
