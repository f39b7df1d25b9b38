import { listPath, oneOf, pageNumber } from "#app/domain/common/paging.ts";
import { PRODUCT_KINDS, type ProductKind } from "#app/domain/common/product/product-kind.ts";
import { RATINGS, type ReviewRating, SEASONS, type Season } from "./review.ts";

export type ReviewFilter = {
  readonly kind: ProductKind | undefined;
  readonly rating: ReviewRating | undefined;
  /** One product of the kind. */
  readonly product?: string | undefined;
  /** When it was used. */
  readonly season?: Season | undefined;
  readonly photos?: "1" | undefined;
  /** Newest first unless it says otherwise. */
  readonly sort?: "helpful" | undefined;
};

export type ReviewList = ReviewFilter & { readonly page: number };

const PRODUCT_ID = /^[a-z\d][a-z\d-]{0,63}$/;

export function reviewList(search: URLSearchParams): ReviewList {
  const kind = oneOf(search.get("kind"), PRODUCT_KINDS);
  const product = search.get("product") ?? "";
  return {
    kind,
    rating: RATINGS.find((rating) => String(rating) === search.get("rating")),
    product: kind && PRODUCT_ID.test(product) ? product : undefined,
    season: oneOf(search.get("season"), SEASONS),
    photos: oneOf(search.get("photos"), ["1"]),
    sort: oneOf(search.get("sort"), ["helpful"]),
    page: pageNumber(search),
  };
}

export function reviewListPath(filter: ReviewFilter, page = 1): string {
  const { kind, product, rating, season, photos, sort } = filter;
  return listPath("/review", { kind, product, rating, season, photos, sort }, page);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NUMBER = /^[1-9]\d{0,8}$/;

/** What the form is for: the review of a used line, or editing an existing review. */
type ReviewTarget =
  | { readonly kind: "line"; readonly id: string }
  | { readonly kind: "review"; readonly id: number };

/** Undefined when the address names neither a reservation nor a review. */
export function reviewTarget(search: URLSearchParams): ReviewTarget | undefined {
  const review = search.get("review") ?? "";
  if (NUMBER.test(review)) return { kind: "review", id: Number(review) };
  const line = search.get("reservation") ?? "";
  return UUID.test(line) ? { kind: "line", id: line.toLowerCase() } : undefined;
}

export function reviewWritePath(target: ReviewTarget | undefined): string {
  if (!target) return "/review/write";
  const name = target.kind === "line" ? "reservation" : "review";
  return `/review/write?${name}=${target.id}`;
}
