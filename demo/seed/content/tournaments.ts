import { endedTournaments } from "./tournaments/ended.ts";
import { upcomingTournaments } from "./tournaments/upcoming.ts";
import type { Tournament } from "./types.ts";

export const tournaments: readonly Tournament[] = [...upcomingTournaments, ...endedTournaments];
