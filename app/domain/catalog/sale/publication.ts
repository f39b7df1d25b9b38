/** A product is written as a draft, shown immediately or from a set moment, and archived when it is no longer sold. */
export const PRODUCT_STATUSES = ["draft", "scheduled", "published", "archived"] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export type Publication = {
  readonly status: ProductStatus;
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
};

/** The status that the clock gives a product: a schedule begins and ends at its minute. */
export function statusAt(
  { status, publishAt, unpublishAt }: Publication,
  now: Date,
): ProductStatus {
  const hasBegun = status === "scheduled" && publishAt !== null && publishAt <= now;
  const current = hasBegun ? "published" : status;
  const hasEnded = current === "published" && unpublishAt !== null && unpublishAt <= now;
  return hasEnded ? "archived" : current;
}

/** Whether customers see it, now or automatically later. */
export function isShown(status: ProductStatus): boolean {
  return status === "scheduled" || status === "published";
}

/** What is wrong with a schedule, by field. */
export function publicationIssue(
  { status, publishAt, unpublishAt }: Publication,
  now: Date,
): { readonly field: "publishAt" | "unpublishAt"; readonly code: PublicationIssue } | undefined {
  if (status === "scheduled") {
    if (!publishAt) return { field: "publishAt", code: "record.moment_required" };
    if (publishAt <= now) return { field: "publishAt", code: "record.moment_past" };
  }
  if (!isShown(status) || !unpublishAt) return undefined;
  const start = status === "scheduled" && publishAt ? publishAt : now;
  if (unpublishAt > start) return undefined;
  const code = unpublishAt <= now ? "record.moment_past" : "record.unpublish_before_publish";
  return { field: "unpublishAt", code };
}

type PublicationIssue =
  | "record.moment_required"
  | "record.moment_past"
  | "record.unpublish_before_publish";
