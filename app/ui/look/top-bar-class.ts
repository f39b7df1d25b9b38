/** The bar at the top of a phone: the one with the logo, and that of a journey over it. */
export const topBarClass =
  "top-(--h-staging) z-40 flex h-(--h-topbar) items-center gap-1 border-b border-line pe-1.5 md:hidden print:hidden";
