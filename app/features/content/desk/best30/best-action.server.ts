import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { bestFormSchema, bestPinsSchema } from "#app/domain/content/best30/best-form.ts";
import type { BestPin } from "#app/domain/content/best30/fill-best.ts";
import {
  type SavedSetting,
  saveHomeSetting,
  undoHomeSetting,
} from "#app/features/content/desk/home/home-settings.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { FormError, formOf, parseForm } from "#app/platform/http/form.ts";
import { refreshBest, storeBest } from "./refresh-best.server.ts";

type BestRequest = { readonly request: Request; readonly by: string };

export type BestDone = { readonly ok: true } & (
  | { readonly saved: SavedSetting; readonly undone: boolean }
  | { readonly refreshed: boolean }
);

/** Saves the pins, undoes a save, or recomputes the automatic ranks. */
export function bestAction(
  services: Pick<Services, "db" | "now" | "log">,
  { request, by }: BestRequest,
) {
  return answering("record.save_failed", services.log, async (): Promise<BestDone> => {
    const form = parseForm(bestFormSchema, await formOf(request));
    if (form.intent === "refresh") return { ok: true, refreshed: await refreshBest(services) };
    const { version } = form;
    if (form.intent === "save") {
      const saved = await saveBestPins(services, { by, version, pins: form.pins });
      return { ok: true, saved, undone: false };
    }
    const saved = await undoHomeSetting(services, {
      id: "best30",
      by,
      version,
      entry: form.entry,
      read: (value) => bestPinsSchema.parse(value),
      afterSave,
    });
    return { ok: true, saved, undone: true };
  });
}

type Pins = {
  readonly by: string;
  readonly version: number;
  readonly pins: readonly BestPin[];
};

export async function saveBestPins(
  services: Pick<Services, "db" | "now">,
  { by, version, pins }: Pins,
): Promise<SavedSetting> {
  const today = shopDayOf(services.now());
  if (pins.some(({ until }) => until !== null && until < today)) {
    throw new FormError({ pins: "record.moment_past" });
  }
  await requirePublished(services.db, pins);
  return saveHomeSetting(services, { id: "best30", by, version, value: pins, afterSave });
}

async function requirePublished(db: Database, pins: readonly BestPin[]): Promise<void> {
  const ids = pins.map(({ id }) => id);
  const known = await db.$count(
    courses,
    and(inArray(courses.id, ids), eq(courses.published, true)),
  );
  if (known < ids.length) throw new FormError({ pins: "record.reference_gone" });
}

async function afterSave(tx: Database, at: Date): Promise<void> {
  await storeBest(tx, at);
}
