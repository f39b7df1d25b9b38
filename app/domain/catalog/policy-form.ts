import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import type { RecordDefinition, RecordField } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import type { FieldCodec } from "#app/domain/desk/record/record-values.ts";

const TIER = /^(\d{1,3}):(\d{1,3})$/;

export const TIERS_TEXT: FieldCodec = {
  read: (text) => (tiersOf(text) ? { value: text } : { code: "record.tiers" }),
  store: (text) => tiersOf(String(text ?? "")),
  write: (tiers) => tiersText((tiers ?? []) as readonly RefundTier[]),
};

const FIELDS = [
  { name: "name", kind: "text", localized: true, required: true, max: 80 },
  { name: "tiers", kind: "text", codec: TIERS_TEXT, required: true },
] as const satisfies readonly RecordField[];

/** A refund policy, as the workbook brings it. */
export const POLICY_FORM = {
  kind: "policy",
  area: "courses",
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;

/** Refund tiers as editors write them, the earliest first: `30:0, 10:15, 0:50` is days before and fee in percent. */
export function tiersText(tiers: readonly RefundTier[]): string {
  return tiers.map(({ daysBefore, feePercent }) => `${daysBefore}:${feePercent}`).join(", ");
}

/** Undefined where it is not written that way, or where a later day would cost less. */
export function tiersOf(text: string): readonly RefundTier[] | undefined {
  const tiers: RefundTier[] = [];
  for (const part of text.split(",")) {
    const [, days, percent] = TIER.exec(part.trim()) ?? [];
    const tier = { daysBefore: Number(days), feePercent: Number(percent) };
    const last = tiers.at(-1);
    const isLater =
      !last || (tier.daysBefore < last.daysBefore && tier.feePercent >= last.feePercent);
    if (days === undefined || tier.feePercent > 100 || !isLater) return undefined;
    tiers.push(tier);
  }
  return tiers;
}
