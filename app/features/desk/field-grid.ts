/** Fields side by side, as many as have room; the caller says where those of other heights stand. */
export const fieldGridClass =
  "grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-3.5";
