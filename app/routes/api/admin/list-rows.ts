import { AppError } from "#app/domain/common/errors/errors.ts";
import { listParams } from "#app/domain/desk/list/list-params.ts";
import { ADMIN_AREAS } from "#app/domain/desk/role/role-rights.ts";
import { adminLocale } from "#app/features/desk/desk-meta.ts";
import { matchingRows } from "#app/features/desk/list/list-type.server.ts";
import { limitPhoneSearch } from "#app/features/member/care/limit-phone-search.server.ts";
import { LISTS } from "#app/features/operations/lists/lists.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { requireReader } from "#app/platform/session/page-guards.server.ts";
import type { Route } from "./+types/list-rows.ts";

/** Every row that the filters of a list match, for an action on all of them. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now, log } = servicesOf(context);
  return answering("common.unexpected", log, async () => {
    const area = ADMIN_AREAS.find((each) => each === url.searchParams.get("list"));
    const list = area && LISTS[area];
    if (!area || !list) throw new AppError("common.not_found");
    const { id: by } = await requireReader(context, area);
    await limitPhoneSearch({ db, now }, { by, q: listParams(url.searchParams).q });
    const search = new URLSearchParams(url.searchParams);
    search.delete("list");
    const found = { db, locale: adminLocale(request), now: now(), search };
    return Response.json({ rows: await matchingRows(list, found) });
  });
}
