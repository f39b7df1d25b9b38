import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { companionId, companionSchema } from "#app/domain/order/people/companion-schema.ts";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { CompanionForm } from "#app/features/order/companion/companion-form.tsx";
import { CompanionRow } from "#app/features/order/companion/companion-row.tsx";
import {
  forgetCompanion,
  listCompanions,
} from "#app/features/order/companion/companion-store.server.ts";
import {
  addCompanion,
  changeCompanion,
} from "#app/features/order/companion/save-companion.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { FormError, formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useFetcherRefusal } from "#app/ui/overlay/use-refusal-toast.ts";
import type { Route } from "./+types/companions.ts";

export const handle = { words: ["errors", "mypage"] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const { id, role } = await requireAnyMember(context);
  return { role, companions: await listCompanions(db, id) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, log } = servicesOf(context);
  return answering("member.save_failed", log, async () => {
    const { id: memberId } = await requireAnyMember(context);
    const form = await formOf(request);
    switch (form.get("intent")) {
      case "add":
        await addCompanion(db, memberId, parseForm(companionSchema, form));
        break;
      case "change": {
        const changed = { ...parseForm(companionSchema, form), ...parseForm(companionId, form) };
        await changeCompanion(db, memberId, changed);
        break;
      }
      case "forget":
        await forgetCompanion(db, memberId, parseForm(companionId, form).id);
        break;
      default:
        throw new FormError({});
    }
    return { ok: true as const };
  });
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("mypage:companions.title"),
    description: t("mypage:companions.text"),
  }));
}

export default function MypageCompanions({ loaderData }: Route.ComponentProps) {
  const { role, companions } = loaderData;
  const { t } = useTranslation("mypage");
  // Read here because the row that sent the request is gone once its companion is removed.
  useFetcherRefusal(useFetcher<typeof action>({ key: "companions" }).data);
  return (
    <MyLayout current="companions" role={role}>
      <MyHead title={t("companions.title")} text={t("companions.text")} />
      {companions.length > 0 ? (
        <ul className="grid gap-3" aria-label={t("companions.title")}>
          {companions.map((companion) => (
            <CompanionRow key={companion.id} companion={companion} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={Users} title={t("companions.empty")} text={t("companions.empty_text")} />
      )}
      <CompanionForm count={companions.length} />
    </MyLayout>
  );
}
