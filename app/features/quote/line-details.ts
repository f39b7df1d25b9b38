import type { OfferedLine } from "#app/domain/booking/line/line-snapshot.ts";

/** What only its own kind knows of a line. */
export type About = Pick<OfferedLine, "title" | "detail" | "zone" | "booking" | "tiers" | "needs"> &
  Partial<Pick<OfferedLine, "productId" | "endsOn">>;
