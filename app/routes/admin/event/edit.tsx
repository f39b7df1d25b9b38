import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { findEvent } from "#app/features/admin/content/event-queries.server.ts";
import { EventRecordView } from "#app/features/admin/content/event-record.tsx";
import { AdminHead } from "#app/features/admin/kit/admin-head.tsx";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { CreateNote } from "#app/features/admin/kit/create-note.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t, textOf) => {
    const event = args.loaderData?.event;
    return event ? textOf(event.title) : t("desk:create.event");
  });

/** Serves /admin/event/create and /admin/event/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const today = dateIn(SHOP_ZONE, now());
  if (params.id === undefined) return { today, event: undefined };
  return { today, event: orNotFound(await findEvent(db, numberParam(params.id))) };
}

export default function AdminEvent({ loaderData: { today, event } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  if (!event) return <CreateNote area="event" />;
  return (
    <>
      <AdminHead
        title={text(event.title)}
        crumbs={[{ label: t("area.event"), to: "/admin/event" }]}
      />
      <EventRecordView event={event} today={today} />
    </>
  );
}
