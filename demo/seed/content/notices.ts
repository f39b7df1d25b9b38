import data from "./notices.json" with { type: "json" };
import type { Notice } from "./types.ts";

export const notices = data as readonly Notice[];
