import { ListOrdered } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { pinsInForce } from "#app/domain/content/best30/fill-best.ts";
import { shopDayOf } from "#app/domain/date/local-date.ts";
import { bestAction } from "#app/features/admin/content/best30/best-action.server.ts";
import { type BestAnswer, BestBoard } from "#app/features/admin/content/best30/best-board.tsx";
import { listBestCourses, pinsOf } from "#app/features/admin/content/best30/best-queries.server.ts";
import {
  findHomeSetting,
  lastSave,
} from "#app/features/admin/content/home/home-settings.server.ts";
import { SavedBy } from "#app/features/admin/content/home/saved-by.tsx";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.recommend"));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const at = now();
  const [courses, setting, last] = await Promise.all([
    listBestCourses(db, adminLocale(request), at),
    findHomeSetting(db, "best30"),
    lastSave(db, "best30"),
  ]);
  const today = shopDayOf(at);
  const known = new Set(courses.map(({ id }) => id));
  const pins = pinsInForce(pinsOf(setting), today).filter(({ id }) => known.has(id));
  return { courses, pins, version: setting.version, today, last };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  return bestAction(servicesOf(context), { request, by });
}

export default function AdminRecommended({ loaderData }: Route.ComponentProps) {
  const { courses, last, ...opened } = loaderData;
  const { t } = useTranslation("content");
  const fetcher = useFetcher<BestAnswer>();
  useBestToast(fetcher.data, (body) => void fetcher.submit(body, { method: "post" }));
  return (
    <>
      <AdminHead title={t("best.title")} text={<SavedBy last={last} />} />
      {courses.length === 0 ? (
        <EmptyState icon={ListOrdered} title={t("best.empty")} text={t("best.empty_text")} />
      ) : (
        <BestBoard key={opened.version} courses={courses} fetcher={fetcher} {...opened} />
      )}
    </>
  );
}

/** Says what was saved, with a button that undoes it; once for each answer. */
function useBestToast(
  answer: BestAnswer | undefined,
  post: (body: Record<string, string>) => void,
): void {
  const { t } = useTranslation(["content", "desk"]);
  const { show } = useToast();
  const shown = useRef<BestAnswer>(undefined);
  useEffect(() => {
    if (!answer?.ok || answer === shown.current) return;
    shown.current = answer;
    if ("refreshed" in answer) {
      return show({ text: t(answer.refreshed ? "best.refreshed" : "best.unchanged") });
    }
    if (answer.undone) return show({ text: t("desk:record.undone") });
    const { version, entry } = answer.saved;
    const body = { intent: "undo", version: String(version), entry: String(entry) };
    const undo = { label: t("desk:record.undo"), run: () => post(body) };
    show({ text: t("best.saved"), action: undo });
  });
}
