export const tileClass = "relative overflow-hidden rounded-[0.625rem] border bg-paper";
