import data from "./events.json" with { type: "json" };
import type { Event } from "./types.ts";

export const events = data as readonly Event[];
