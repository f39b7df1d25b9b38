import { useTranslation } from "react-i18next";
import { mayChange } from "#app/domain/desk/role/role-rights.ts";
import { rideDriverSchema } from "#app/domain/reservation/day/ride-driver.ts";
import {
  countLacks,
  sheetFilter,
  sheetNoteSchema,
} from "#app/domain/reservation/day/run-sheet-rules.ts";
import { loadBusiness } from "#app/features/company/business-queries.server.ts";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { DayBoxes } from "#app/features/reservation/desk/run-sheet/day-boxes.tsx";
import { SheetGroup } from "#app/features/reservation/desk/run-sheet/run-sheet.tsx";
import { RunSheetBar } from "#app/features/reservation/desk/run-sheet/run-sheet-bar.tsx";
import { findRunSheet } from "#app/features/reservation/desk/run-sheet/run-sheet-queries.server.ts";
import { saveDriver } from "#app/features/reservation/desk/run-sheet/save-driver.server.ts";
import { noteSheet } from "#app/features/reservation/record/note-sheet.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/sheet.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.run-sheet"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { name, role } = await requireMember(context);
  const locale = adminLocale(request);
  const filter = sheetFilter(url.searchParams, now());
  const [sheet, { emergencyPhone }] = await Promise.all([
    findRunSheet(db, locale, filter),
    loadBusiness(db, locale),
  ]);
  const mayEdit = mayChange(role, "run-sheet");
  return { filter, now: now(), by: name, mayEdit, sheet, emergencyPhone };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("record.save_failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    const form = await formOf(request);
    if (form.get("intent") === "note") {
      await noteSheet(services, { id: by }, parseForm(sheetNoteSchema, form));
    } else {
      await saveDriver(services, { by, driver: parseForm(rideDriverSchema, form) });
    }
    return { ok: true as const };
  });
}

export default function AdminRunSheet({ loaderData }: Route.ComponentProps) {
  const { filter, sheet, by, now, mayEdit, emergencyPhone } = loaderData;
  const { t } = useTranslation("runsheet");
  const { day, moment } = useAdminFormat();
  const rows = sheet.groups.flatMap((group) => group.rows);
  return (
    <>
      <RunSheetBar filter={filter} sheet={sheet} missing={countLacks(rows)} now={now} />
      <article
        data-paper
        className="bg-paper px-8.5 py-7.5 shadow-[0_1px_2px] shadow-ink/8 on-phone:p-4 print:p-0 print:shadow-none"
      >
        <header className="flex flex-wrap justify-between gap-4 border-ink border-b-2 pb-3 text-13/5.5">
          <div>
            <p className="text-[1.25rem] font-bold">{t("title", { day: day(filter.date) })}</p>
            <p>{t("venue_time", { count: rows.length })}</p>
          </div>
          <div className="sm:text-right">
            <p>{t("as_of", { at: moment(now), by })}</p>
            <p>
              {t("emergency")}{" "}
              <a href={`tel:${emergencyPhone.replaceAll(" ", "")}`} className="font-bold">
                {emergencyPhone}
              </a>
            </p>
          </div>
        </header>
        {rows.length === 0 ? <p className="py-10 text-center">{t("nothing")}</p> : null}
        {sheet.groups.map((group) => (
          <SheetGroup key={group.region} group={group} mayEdit={mayEdit} />
        ))}
        {rows.length > 0 ? <DayBoxes sheet={sheet} /> : null}
        <footer className="mt-6 border-line-2 border-t pt-3 text-13/5.5 text-ink-2">
          {t("foot")}
        </footer>
      </article>
    </>
  );
}
