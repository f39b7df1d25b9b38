import desk_ from "./admin/desk.json" with { type: "json" };
import prices from "./admin/prices.json" with { type: "json" };

/** What the operator's desk says; browsers load it only there. */
export const desk = { desk: desk_, prices };
