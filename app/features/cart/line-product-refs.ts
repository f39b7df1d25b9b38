import type { CartLine } from "#app/domain/booking/cart-line.ts";

/** The product that a line is about, where it has a page. */
export function refOf(line: CartLine): string[] {
  if (line.kind === "golf") return [`course:${line.courseId}`];
  if (line.kind === "hotel") return [`hotel:${line.hotelId}`];
  return line.kind === "caddy" ? [`caddy:${line.caddyId}`] : [];
}
