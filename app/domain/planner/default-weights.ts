import { won } from "#app/domain/common/money.ts";

/** What a minute of driving, and a tenth of a star, is worth to a golfer until the desk says otherwise. */
export const DEFAULT_WEIGHTS = {
  wonPerDriveMinute: won(300),
  wonPerRatingTenth: won(1_500),
} as const;
