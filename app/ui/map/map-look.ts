export const mapGroundClass = "relative isolate bg-[#f7f4ed]";
/** Important, since the style sheet of Leaflet is in no layer. */
export const mapCanvasClass = "absolute! inset-0 [font:inherit]!";
