import { row, type Write } from "./write.ts";

/** What the desk's pages of a tournament send. */
export const TOURNAMENT_WRITES: readonly Write[] = [
  row("admin/tournament/register", "no such step", "/admin/tournament/4/register", 400, {
    who: "ops",
    form: { intent: "step", entry: "1", version: "1", step: "crown" },
  }),
  row("admin/tournament/edit", "without a title", "/admin/tournament/create", 400, {
    who: "content",
    form: { intent: "save", capacity: "10" },
  }),
  row("admin/tournament/flights", "an old version", "/admin/tournament/4/flights", 409, {
    who: "content",
    form: { intent: "save", version: "999", flights: "[]" },
  }),
  row("admin/tournament/flights", "an entry of nowhere", "/admin/tournament/4/flights", 404, {
    who: "ops",
    form: { intent: "step", entry: "999999", version: "1", step: "approve" },
  }),
  row("admin/tournament/scores", "no cards", "/admin/tournament/2/scores", 400, {
    who: "content",
    form: { intent: "save", cards: "x" },
  }),
];
