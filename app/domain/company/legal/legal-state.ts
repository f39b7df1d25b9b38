import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { LegalStatus } from "./legal-kinds.ts";

export type LegalState = "draft" | "scheduled" | "in_force" | "earlier";

type Dated = {
  readonly edition: number;
  readonly status: LegalStatus;
  readonly effectiveOn: LocalDate;
};

/** Its day has come: from then on it never changes. */
export function isFixed(
  { status, effectiveOn }: Pick<Dated, "status" | "effectiveOn">,
  today: LocalDate,
): boolean {
  return status === "scheduled" && effectiveOn <= today;
}

/** The version in force among those of one text: the latest day that has come, of equal days the newer version. */
export function inForce<Text extends Dated>(
  all: readonly Text[],
  today: LocalDate,
): Text | undefined {
  return all
    .filter((each) => isFixed(each, today))
    .reduce<Text | undefined>((newest, each) => (isNewer(each, newest) ? each : newest), undefined);
}

function isNewer(a: Dated, b: Dated | undefined): boolean {
  if (!b) return true;
  if (a.effectiveOn !== b.effectiveOn) return a.effectiveOn > b.effectiveOn;
  return a.edition > b.edition;
}

export function legalStateOf(text: Dated, all: readonly Dated[], today: LocalDate): LegalState {
  if (!isFixed(text, today)) return text.status;
  return inForce(all, today)?.edition === text.edition ? "in_force" : "earlier";
}
