import { abroadReviews } from "./reviews/abroad.ts";
import { bangkokReviews } from "./reviews/bangkok.ts";
import { bangkokMoreReviews } from "./reviews/bangkok-more.ts";
import { caddiesEastReviews } from "./reviews/caddies-east.ts";
import { caddiesMoreReviews } from "./reviews/caddies-more.ts";
import { hotelsEastReviews } from "./reviews/hotels-east.ts";
import { hotelsMoreReviews } from "./reviews/hotels-more.ts";
import { huahinReviews } from "./reviews/huahin.ts";
import { northReviews } from "./reviews/north.ts";
import { pattayaReviews } from "./reviews/pattaya.ts";
import { pattayaNorthReviews } from "./reviews/pattaya-north.ts";
import { southReviews } from "./reviews/south.ts";
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
