import { entryStepSchema, publishSchema } from "#app/domain/tournament/flight-form.ts";
import { publishDay } from "#app/features/tournament/day/publish-day.server.ts";
import { changeEntry } from "#app/features/tournament/entry/change-entry.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";

type DayRequest = {
  readonly request: Request;
  readonly staff: () => Promise<{ readonly id: string }>;
  readonly tournamentId: number;
  readonly what: "flights" | "results";
  readonly save: (staff: { readonly id: string }, form: FormData) => Promise<void>;
};

/** Shows flights or results to everybody or takes them back, decides about an entry, or saves what the page is for. */
export function dayAction(
  services: Pick<Services, "db" | "now" | "log">,
  { request, staff, tournamentId, what, save }: DayRequest,
) {
  return answering("record.save_failed", services.log, async () => {
    const by = await staff();
    const form = await formOf(request);
    const intent = form.get("intent");
    if (intent === "out" || intent === "back") {
      const { version } = parseForm(publishSchema, form);
      await publishDay(services, by, { tournamentId, version, what, isOut: intent === "out" });
    } else if (intent === "step") {
      const { entry: entryId, ...step } = parseForm(entryStepSchema, form);
      await changeEntry(services, by, { tournamentId, entryId, ...step });
    } else await save(by, form);
    return { ok: true as const };
  });
}
