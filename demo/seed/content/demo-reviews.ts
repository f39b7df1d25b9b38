import { abroadReviews } from "./reviews/abroad-reviews.ts";
import { bangkokMoreReviews } from "./reviews/bangkok-more-reviews.ts";
import { bangkokReviews } from "./reviews/bangkok-reviews.ts";
import { caddiesEastReviews } from "./reviews/caddies-east-reviews.ts";
import { caddiesMoreReviews } from "./reviews/caddies-more-reviews.ts";
import { hotelsEastReviews } from "./reviews/hotels-east-reviews.ts";
import { hotelsMoreReviews } from "./reviews/hotels-more-reviews.ts";
import { huahinReviews } from "./reviews/huahin-reviews.ts";
import { northReviews } from "./reviews/north-reviews.ts";
import { pattayaNorthReviews } from "./reviews/pattaya-north-reviews.ts";
import { pattayaReviews } from "./reviews/pattaya-reviews.ts";
import { southReviews } from "./reviews/south-reviews.ts";
import type { Review } from "./types.ts";

/** Every demo review, newest trips not first: sort by usedDaysAgo. */
export const reviews: readonly Review[] = [
  ...pattayaReviews,
  ...pattayaNorthReviews,
  ...bangkokReviews,
  ...bangkokMoreReviews,
  ...huahinReviews,
  ...northReviews,
  ...southReviews,
  ...abroadReviews,
  ...hotelsEastReviews,
  ...hotelsMoreReviews,
  ...caddiesEastReviews,
  ...caddiesMoreReviews,
];
