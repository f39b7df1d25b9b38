/** The page's margins; the caller chooses how wide it may grow. */
export const gutterClass = "mx-auto w-full px-4 md:px-6";
export const pageClass = `${gutterClass} max-w-[calc(var(--container-page)+3rem)]`;

/** Below the first screen: rendered only when scrolled near. */
export const laterClass = "[content-visibility:auto] [contain-intrinsic-size:auto_30rem]";

/** A row of cards that is swiped sideways. */
export const railClass =
  "-mx-4 flex snap-x snap-proximity overflow-x-auto px-4 no-scrollbar *:flex-none *:snap-start *:scroll-ms-4 md:mx-0 md:px-0";
