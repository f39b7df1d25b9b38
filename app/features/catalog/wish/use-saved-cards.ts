import { useEffect, useState } from "react";
import type { RecentList } from "#app/domain/common/browser/recent-list.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { MAX_REFS } from "#app/domain/common/product/product-ref.ts";
import type { ProductCards } from "#app/features/catalog/product/product-card-queries.server.ts";
import { useBrowserList } from "#app/platform/browser/browser-list.ts";
import { wishList } from "./wish-list.ts";

type Answer = { readonly ids: RecentList; readonly cards: ProductCards | undefined };

/** The saved products are in the browser or in the account; the page fetches their cards. */
export function useSavedCards(locale: Locale) {
  const saved = useBrowserList(wishList);
  const [answer, setAnswer] = useState<Answer>();
  const isAnswered = saved?.every((id) => answer?.ids.includes(id));

  useEffect(() => {
    if (!saved || (answer && isAnswered)) return;
    const { signal, abort } = abortable();
    const answered = (cards: ProductCards | undefined) => {
      if (!signal.aborted) setAnswer({ ids: saved, cards });
    };
    fetchCards(saved, locale, signal).then(answered, () => answered(undefined));
    return abort;
  }, [saved, answer, isAnswered, locale]);

  return {
    cards: answer?.cards,
    isFailed: answer !== undefined && !answer.cards,
    retry: () => setAnswer(undefined),
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** As many at a time as fit into one URL. */
async function fetchCards(
  saved: RecentList,
  locale: Locale,
  signal: AbortSignal,
): Promise<ProductCards> {
  const all: ProductCards = { courses: [], hotels: [], caddies: [] };
  for (let from = 0; from < saved.length; from += MAX_REFS) {
    const ids = saved.slice(from, from + MAX_REFS).join(",");
    const response = await fetch(`/api/wish?${new URLSearchParams({ ids, lang: locale })}`, {
      signal,
    });
    if (!response.ok) throw new Error(`the saved products: ${response.status}`);
    const { courses, hotels, caddies } = (await response.json()) as ProductCards;
    all.courses.push(...courses);
    all.hotels.push(...hotels);
    all.caddies.push(...caddies);
  }
  return all;
}
