import { PRODUCT_KINDS, type ProductKind } from "../catalog/product-kind.ts";
import { listPath, oneOf, pageNumber } from "../paging.ts";
import { RATINGS, type ReviewRating } from "../review/review.ts";

export type ReviewFilter = {
  readonly kind: ProductKind | undefined;
  readonly rating: ReviewRating | undefined;
};
export type ReviewList = ReviewFilter & { readonly page: number };

export function reviewList(search: URLSearchParams): ReviewList {
  return {
    kind: oneOf(search.get("kind"), PRODUCT_KINDS),
    rating: RATINGS.find((rating) => String(rating) === search.get("rating")),
    page: pageNumber(search),
  };
}

export function reviewListPath({ kind, rating }: ReviewFilter, page = 1): string {
  return listPath("/review", { kind, rating }, page);
}
