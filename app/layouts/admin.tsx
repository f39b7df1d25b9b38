import { Outlet } from "react-router";
import { DESK_AREAS, mayRead } from "#app/domain/role.ts";
import { DeskPerson } from "#app/features/admin/desk-person.tsx";
import { deskWaiting } from "#app/features/admin/desk-waiting.server.ts";
import { DeskFrame } from "#app/features/frame/desk-frame.tsx";
import { staffOnly } from "#app/platform/guards.server.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { memberOf } from "#app/platform/session.server.ts";
import type { Route } from "./+types/admin.ts";

export const middleware = [staffOnly];

/** Without a loader, a navigation in the browser would not ask the server, and the guard would not run. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, role } = found(await memberOf(context));
  const { db, now } = servicesOf(context);
  return {
    user: { name, role },
    areas: DESK_AREAS.filter((area) => mayRead(role, area)),
    waiting: await deskWaiting(db, role, now()),
  };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { user, areas, waiting } = loaderData;
  return (
    <DeskPerson value={user.role}>
      <DeskFrame user={user} areas={areas} waiting={waiting}>
        <Outlet />
      </DeskFrame>
    </DeskPerson>
  );
}
