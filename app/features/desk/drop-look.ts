/** Where files are dropped or chosen. */
export const dropClass =
  "grid min-h-36 place-content-center justify-items-center gap-1 rounded-[0.625rem] border-2 border-line-2 border-dashed bg-sand text-center text-ink-2";
