import { History } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { type ProductRef, refText } from "#app/domain/common/product/product-ref.ts";
import { CourseCard } from "#app/features/catalog/course/list/course-card.tsx";
import {
  type ProductCards,
  productCards,
} from "#app/features/catalog/product/product-card-queries.server.ts";
import {
  CaddieSummaryCard,
  HotelSummaryCard,
} from "#app/features/catalog/product/summary-cards.tsx";
import { clearRecent } from "#app/features/catalog/recent/add-recent.server.ts";
import { HeartButton } from "#app/features/catalog/wish/heart-button.tsx";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { listRecentItems } from "#app/features/member/my-page/my-lists-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useFetcherRefusal } from "#app/ui/overlay/use-refusal-toast.ts";
import type { Route } from "./+types/recent.ts";

export const handle = {
  words: ["course", "errors", "heart", "mypage", "search"],
} satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { id, role } = await requireAnyMember(context);
  const items = await listRecentItems(services.db, id);
  return { role, items, cards: await productCards(services, localeOf(url), items) };
}

export async function action({ context }: Route.ActionArgs) {
  const { db, log } = servicesOf(context);
  return answering("member.save_failed", log, async () => {
    const { id } = await requireAnyMember(context);
    await clearRecent(db, id);
    return { ok: true as const };
  });
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("mypage:recent.title"),
    description: t("mypage:recent.text"),
  }));
}

export default function MypageRecent({ loaderData }: Route.ComponentProps) {
  const { role, items, cards } = loaderData;
  const { t } = useTranslation("mypage");
  const clearing = useFetcher<typeof action>();
  useFetcherRefusal(clearing.data);
  const shown = items.flatMap((item) => {
    const card = cardOf(item, cards);
    return card ? [{ ref: refText(item), card }] : [];
  });
  const clear = (
    <clearing.Form method="post">
      <Button type="submit" variant="ghost" size="sm" busy={clearing.state !== "idle"}>
        {t("recent.clear")}
      </Button>
    </clearing.Form>
  );
  return (
    <MyLayout current="recent" role={role}>
      <MyHead
        title={t("recent.title")}
        text={t("recent.text")}
        actions={shown.length > 0 ? clear : undefined}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={History}
          title={t("recent.empty")}
          text={t("recent.empty_text")}
          action={<ButtonLink to="/course/home">{t("empty.golf")}</ButtonLink>}
        />
      ) : (
        <ul className="grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map(({ ref, card }) => (
            <li key={ref} className="grid">
              {card}
            </li>
          ))}
        </ul>
      )}
    </MyLayout>
  );
}

/** What is no longer shown in the shop has no card. */
function cardOf({ kind, id }: ProductRef, cards: ProductCards): ReactNode {
  const course = kind === "course" ? cards.courses.find((each) => each.id === id) : undefined;
  const hotel = kind === "hotel" ? cards.hotels.find((each) => each.id === id) : undefined;
  const caddie = kind === "caddy" ? cards.caddies.find((each) => each.id === id) : undefined;
  const heart = (name: string) => <HeartButton product={{ kind, id }} name={name} />;
  if (course) return <CourseCard course={course} corner={heart(course.name)} />;
  if (hotel) return <HotelSummaryCard hotel={hotel} corner={heart(hotel.name)} />;
  return caddie ? <CaddieSummaryCard caddie={caddie} corner={heart(caddie.name)} /> : null;
}
