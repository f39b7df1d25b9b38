/** Its cells' own classes win over these. */
export const tableClass = [
  "w-full border-separate border-spacing-0 text-14 tabular-nums",
  "[:where(&)_:is(td,th)]:border-b [:where(&)_:is(td,th)]:border-line [:where(&)_:is(td,th)]:px-3",
  "[:where(&)_td]:py-2.5 [:where(&)_td]:align-middle",
  "[:where(&)_th]:bg-paper [:where(&)_th]:py-2 [:where(&)_th]:text-left [:where(&)_th]:text-13 [:where(&)_th]:leading-5.5 [:where(&)_th]:font-semibold [:where(&)_th]:whitespace-nowrap [:where(&)_th]:text-ink-3",
].join(" ");
