import { ListOrdered } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { pinsInForce } from "#app/domain/content/best30/fill-best.ts";
import { bestAction } from "#app/features/content/desk/best30/best-action.server.ts";
import { type BestAnswer, BestBoard } from "#app/features/content/desk/best30/best-board.tsx";
import { listBestCourses, pinsOf } from "#app/features/content/desk/best30/best-queries.server.ts";
import { findHomeSetting, lastSave } from "#app/features/content/desk/home/home-settings.server.ts";
import { SavedBy, useSettingToast } from "#app/features/content/desk/home/use-setting-toast.tsx";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
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
  const { data: answer } = fetcher;
  useRefreshToast(answer);
  const saved = answer?.ok && "saved" in answer ? answer : undefined;
  useSettingToast(saved, t("best.saved"), (body) => void fetcher.submit(body, { method: "post" }));
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

/** What a new computation has changed; once for each answer. */
function useRefreshToast(answer: BestAnswer | undefined): void {
  const { t } = useTranslation("content");
  const { show } = useToast();
  const shown = useRef<BestAnswer>(undefined);
  useEffect(() => {
    if (!answer?.ok || !("refreshed" in answer) || answer === shown.current) return;
    shown.current = answer;
    show({ text: t(answer.refreshed ? "best.refreshed" : "best.unchanged") });
  });
}
