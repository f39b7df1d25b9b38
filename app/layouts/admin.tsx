import { Outlet } from "react-router";
import { DESK_AREAS, mayRead } from "#app/domain/role.ts";
import { DeskPerson } from "#app/features/admin/desk-person.tsx";
import { DeskFrame } from "#app/features/frame/desk-frame.tsx";
import { staffOnly } from "#app/platform/guards.server.ts";
import { found } from "#app/platform/refusal.ts";
import { memberOf } from "#app/platform/session.server.ts";
import type { Route } from "./+types/admin.ts";

export const middleware = [staffOnly];

/** Without a loader, a navigation in the browser would not ask the server, and the guard would not run. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, role } = found(await memberOf(context));
  return { user: { name, role }, areas: DESK_AREAS.filter((area) => mayRead(role, area)) };
}

export default function AdminLayout({ loaderData: { user, areas } }: Route.ComponentProps) {
  return (
    <DeskPerson value={user.role}>
      <DeskFrame user={user} areas={areas}>
        <Outlet />
      </DeskFrame>
    </DeskPerson>
  );
}
