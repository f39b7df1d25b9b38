import { z } from "zod";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { cutTo } from "#app/domain/common/text/storable.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { SHEET_NAMES } from "./export-catalogue.server.ts";
import { importCatalogue } from "./import-catalogue.server.ts";
import type { ImportReport } from "./sheet-type.ts";

const importSchema = z.object({
  intent: z.enum(["check", "store"]),
  /** Publishes what the workbook says is published; otherwise everything new is a draft. */
  publish: z.literal("on").optional(),
});

const FIX = "fix:";
const MAX_FIX = 2_000;
const MAX_MISTAKES = 100;

/** Checks the workbook that was sent, or stores it; the file is sent again for that, so that nothing waits here. */
export function importAction(services: Services, by: string, request: Request) {
  return answering("workbook.failed", services.log, async () => {
    const form = await formOf(request, "workbook.too_large");
    const { intent, publish } = parseForm(importSchema, form);
    const file = form.get("file");
    if (!(file instanceof File) || file.size === 0) throw new AppError("workbook.unreadable");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await services.workbooks.read(bytes, SHEET_NAMES);
    if ("refused" in read) throw new AppError(read.refused);
    const fixes = new Map(
      [...form].flatMap(([name, value]) =>
        name.startsWith(FIX) && typeof value === "string" && value !== ""
          ? [[name.slice(FIX.length), cutTo(value, MAX_FIX)] as const]
          : [],
      ),
    );
    const how = { by, fixes, asDrafts: !publish, isDryRun: intent === "check" };
    const result = await importCatalogue(services, { ...read.workbook, ...how });
    services.log.info({ by, intent, counts: result.counts }, "a catalogue workbook was read");
    const report: ImportReport = {
      ...result,
      toFix: result.mistakes.length,
      mistakes: result.mistakes.slice(0, MAX_MISTAKES),
    };
    return { ok: true as const, result: report };
  });
}
