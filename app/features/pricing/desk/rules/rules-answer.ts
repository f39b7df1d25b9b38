import type { PriceRefusal } from "#app/features/pricing/desk/price-answer.tsx";

/** `days` is how many prices the change reached, `entry` by which it is undone. */
export type RulesAnswer =
  | { readonly ok: true; readonly done: string; readonly days: number; readonly entry: number }
  | PriceRefusal;
