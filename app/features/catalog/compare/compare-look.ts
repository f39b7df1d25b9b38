/** How wide the labels are, and how wide the table has to be for its columns. */
export const labelWidthClass = "[--label:5.25rem] md:[--label:10.5rem]";
export const scrollerClass = `${labelWidthClass} -me-4 snap-x snap-proximity scroll-ps-(--label) overflow-x-auto md:me-0`;
export const tableWidthClass = "w-[calc(var(--label)+var(--n)*8.25rem)] min-w-full md:w-full";

const cell = "border-line text-start wrap-anywhere";
const ruled = `${cell} border-b`;
/** The first of a row: it stays at the left. */
const label = "sticky left-0 z-3 w-(--label) bg-paper pr-2 md:pr-4";
const value = "relative snap-start px-3 md:px-4";
const inRow = "py-3 align-top md:py-3.5";
const inGroup = "pt-6.5 pb-1.5";

export const rowLabelClass = `${ruled} ${label} ${inRow} text-14 leading-5 font-semibold text-ink-2 md:text-16`;
export const valueClass = `${ruled} ${value} ${inRow}`;
export const groupLabelClass = `${ruled} ${label} ${inGroup} text-18 leading-5 font-bold`;
export const groupValueClass = `${ruled} ${value} ${inGroup} align-bottom text-14 leading-5 font-semibold text-ink-2`;
export const lastLabelClass = `${cell} ${label} ${inRow}`;
export const lastValueClass = `${cell} ${value} ${inRow}`;
