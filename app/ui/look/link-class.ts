export const linkClass = "font-semibold text-fairway-700 underline decoration-1 underline-offset-4";
