import { useEffect, useState } from "react";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { CartProduct } from "#app/features/cart/cart-line-card.tsx";
import type { ProductCards } from "./api/product-cards.server.ts";

type Products = ReadonlyMap<string, CartProduct>;
type Answer = { readonly asked: string; readonly products: Products | undefined };

/** Names and pictures of what is in the cart, in the reader's language. */
export function useCartCards(lines: readonly CartLine[], locale: Locale) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const asked = [...new Set(lines.flatMap(refOf))].toSorted().join(",");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    if (asked === "") return;
    const end = new AbortController();
    const take = (products: Products | undefined) => {
      if (!end.signal.aborted) setAnswer({ asked, products });
    };
    fetchProducts(asked, locale, end.signal).then(take, () => take(undefined));
    return () => end.abort();
  }, [asked, locale, attempt]);

  return {
    products: answer?.products,
    isFailed: answer !== undefined && !answer.products,
    retry: () => setAttempt((count) => count + 1),
  };
}

/** The product that a line is about, where it has a page. */
export function refOf(line: CartLine): string[] {
  if (line.kind === "golf") return [`course:${line.courseId}`];
  if (line.kind === "hotel") return [`hotel:${line.hotelId}`];
  return line.kind === "caddy" ? [`caddy:${line.caddyId}`] : [];
}

async function fetchProducts(ids: string, lang: Locale, signal: AbortSignal): Promise<Products> {
  const response = await fetch(`/api/wish?${new URLSearchParams({ ids, lang })}`, { signal });
  if (!response.ok) throw new Error(`the products of the cart: ${response.status}`);
  const { courses, hotels, caddies } = (await response.json()) as ProductCards;
  return new Map<string, CartProduct>([
    ...courses.map((each) => [`course:${each.id}`, each] as const),
    ...hotels.map((each) => [`hotel:${each.id}`, each] as const),
    ...caddies.map(
      ({ id, nickname, picture }) => [`caddy:${id}`, { name: nickname, picture }] as const,
    ),
  ]);
}
