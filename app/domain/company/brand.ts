/**
 * What an operator changes to sell under another name, with the `brand` and `footer` messages of `frame.json` in
 * each language. The company itself is described at `/admin/settings/business`.
 */
export const BRAND = {
  /** In Latin letters, for those who read no other. */
  name: "Palmtee",
  phone: "1600-0000",
  email: "help@palmtee.example",
  hosting: "Palmtee Travel",
  foundedYear: 2026,
} as const;
