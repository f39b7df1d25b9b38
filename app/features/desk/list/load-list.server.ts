import type { RouterContextProvider } from "react-router";
import type { AdminArea } from "#app/domain/desk/role/role.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import { adminLocale } from "../desk-locale.ts";
import type { ListType } from "./list-type.server.ts";
import { findListViews } from "./list-views.server.ts";

type ListPage = {
  readonly area: AdminArea;
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
};

/** What a page with a list shows: the rows of its address, and the views that its reader saved. */
export async function loadList<Row>(
  type: ListType<Row>,
  { area, request, url, context }: ListPage,
) {
  const { db, now } = servicesOf(context);
  const { id: memberId } = await requireMember(context);
  const [list, views] = await Promise.all([
    type.find({ db, locale: adminLocale(request), now: now(), search: url.searchParams }),
    findListViews(db, { memberId, area }),
  ]);
  return { list, views };
}
