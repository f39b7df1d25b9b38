import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { EVENT_FORM } from "#app/domain/content/event/event-form.ts";
import { ProductPictures } from "#app/features/catalog/desk/pictures/product-pictures.tsx";
import { EventComments } from "#app/features/content/desk/event-comments.tsx";
import { eventOptions } from "#app/features/content/desk/event-options.server.ts";
import { EventRecordView } from "#app/features/content/desk/event-record.tsx";
import {
  EVENT,
  findEvent,
  listEventComments,
} from "#app/features/content/desk/event-store.server.ts";
import { ProductsInput } from "#app/features/content/desk/products-input.tsx";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { PreviewLinks } from "#app/features/desk/preview-links.tsx";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t, textOf) => {
    const event = args.loaderData?.event;
    return event ? textOf(event.title) : t("desk:event.add");
  });

/** Serves /admin/event/create and /admin/event/:id. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = adminLocale(request);
  const today = dateIn(SHOP_ZONE, now());
  const id = idOf(params);
  const { role } = await requireMember(context);
  if (id !== undefined) {
    const event = orNotFound(await findEvent(db, id));
    const options = await eventOptions(db, { locale, today, couponId: event.couponId, role });
    const [record, comments] = await Promise.all([
      loadRecord(db, EVENT, id),
      event.hasComments ? listEventComments(db, id) : undefined,
    ]);
    return { today, event, record, comments, options };
  }
  const options = await eventOptions(db, { locale, today, couponId: null, role });
  return { today, event: undefined, record: undefined, comments: undefined, options };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const target = { request, by, id: idOf(params), list: "/admin/event" };
  return recordAction(servicesOf(context), EVENT, target);
}

export default function EditEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { today, event, record, comments, options } = loaderData;
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  const canChange = useMayChange("event");
  const list = { label: t("area.event"), to: "/admin/event" };
  const title = event ? text(event.title) : t("event.add");
  if (event && !canChange) {
    return (
      <>
        <AdminHead title={title} crumbs={[list]} />
        <EventRecordView event={event} today={today} comments={comments} options={options} />
      </>
    );
  }
  const pictures = event ? (
    <ProductPictures
      key="pictures"
      kind="event"
      product={{ id: String(event.id), picture: event.picture }}
      name={title}
    />
  ) : null;
  return (
    <RecordPage
      definition={EVENT_FORM}
      title={title}
      list={list}
      labels={{
        field: (name) => t(`event.field.${name}` as "event.field.title"),
        section: (name) => t(`event.section.${name || "texts"}` as "event.section.texts"),
      }}
      record={record}
      options={options}
      inputs={{ products: ProductsInput }}
      panels={[
        ...(pictures ? [{ section: "pictures", content: pictures }] : []),
        ...(comments
          ? [{ section: "comments", content: <EventComments key="comments" comments={comments} /> }]
          : []),
      ]}
      answer={actionData}
      actions={event ? <PreviewLinks path={`/event/${event.id}`} /> : null}
      deletion={{ title: t("event.delete_title"), text: t("event.delete_text") }}
    />
  );
}

function idOf(params: { readonly id?: string | undefined }): number | undefined {
  return params.id === undefined ? undefined : numberParam(params.id);
}
