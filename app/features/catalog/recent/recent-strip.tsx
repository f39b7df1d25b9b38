import { ChevronRight, History } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { useBrowserList } from "#app/platform/browser/browser-list.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { cardClass, photoClass } from "#app/ui/look/classes.ts";
import { pageClass, railClass } from "#app/ui/look/page-layout.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { recentItems } from "./recent-items.ts";

/** The content of a small card, for every kind of product. */
export type RecentCard = {
  readonly ref: string;
  readonly to: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly price: Won | undefined;
};

const SHOWN = 8;

/** Loaded after the page, into reserved space, so that nothing moves. */
export function RecentStrip() {
  const { t } = useTranslation("home");
  const cards = useRecentCards();
  return (
    <section className={`${pageClass} py-8 md:py-11 pb-0!`} aria-labelledby="recent-title">
      <SectionHead id="recent-title" title={t("recent.title")} />
      <div className="h-24">
        {cards === undefined ? <Waiting /> : null}
        {cards?.length === 0 ? <Nothing /> : null}
        {cards && cards.length > 0 ? (
          <ul className={`${railClass} gap-3`}>
            {cards.map((card) => (
              <li key={card.ref} className="w-72">
                <SmallCard {...card} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

function useRecentCards() {
  const locale = useLocale();
  const refs = useBrowserList(recentItems);
  const [cards, setCards] = useState<readonly RecentCard[]>();
  useEffect(() => {
    if (!refs) return;
    const controller = new AbortController();
    const show = (loaded: readonly RecentCard[]) => {
      if (!controller.signal.aborted) setCards(loaded);
    };
    const load = async () => {
      if (refs.length === 0) return [];
      const { loadRecentCards } = await import("./recent-cards.ts");
      return loadRecentCards(refs.slice(0, SHOWN), locale, controller.signal);
    };
    // A failure is ignored here: the account page has the list too.
    load().then(show, () => show([]));
    return () => controller.abort();
  }, [refs, locale]);
  return cards;
}

function SmallCard({ to, name, picture, price }: RecentCard) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <AppLink to={to} className={`${cardClass} flex h-24 items-center gap-3 p-2.5 hover:border-ink`}>
      <span className={`${photoClass} h-[74px] w-[98px] flex-none`}>
        <PictureImage picture={picture} alt="" sizes="98px" />
      </span>
      <span className="min-w-0">
        <b className="line-clamp-2 leading-6">{name}</b>
        {price === undefined ? null : (
          <span className="tabular-nums whitespace-nowrap block text-14 text-ink-2">
            {t("recent.from", { price: formatWon(price, locale) })}
          </span>
        )}
      </span>
    </AppLink>
  );
}

function Nothing() {
  const { t } = useTranslation("home");
  return (
    <AppLink
      to="/course/home"
      className="flex h-24 items-center gap-4 rounded-card bg-sand px-5 hover:bg-sand-2"
    >
      <History aria-hidden="true" className="size-7 flex-none text-fairway-700" />
      <span className="min-w-0 flex-1 text-ink-2">{t("recent.none")}</span>
      <ChevronRight aria-hidden="true" />
    </AppLink>
  );
}

function Waiting() {
  return (
    <div className="flex gap-3 overflow-hidden" aria-hidden="true">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="flex-none rounded-card" width="18rem" height="6rem" />
      ))}
    </div>
  );
}
