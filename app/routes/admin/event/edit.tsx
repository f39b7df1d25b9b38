import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";
import { CreateNote } from "#app/features/admin/create-note.tsx";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { findEvent } from "#app/features/admin/event-queries.server.ts";
import { EventRecordView } from "#app/features/admin/event-record.tsx";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { numberParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t, textOf) => {
    const event = args.loaderData?.event;
    return event ? textOf(event.title) : t("desk:create.event");
  });

/** Serves /admin/event/create and /admin/event/:id. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const today = dateIn(SHOP_ZONE, now());
  if (params.id === undefined) return { today, event: undefined };
  return { today, event: found(await findEvent(db, numberParam(params.id))) };
}

export default function AdminEvent({ loaderData: { today, event } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text } = useDeskFormat();
  if (!event) return <CreateNote area="event" />;
  return (
    <>
      <DeskHead
        title={text(event.title)}
        crumbs={[{ label: t("area.event"), to: "/admin/event" }]}
      />
      <EventRecordView event={event} today={today} />
    </>
  );
}
