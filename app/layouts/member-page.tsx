import { Outlet } from "react-router";
import { OwnPage } from "#app/features/member/login/own-page.tsx";
import { requireMemberPage } from "#app/platform/session/page-guards.server.ts";

export const middleware = [requireMemberPage];

/** Without a loader, a navigation in the browser would not ask the server, and the guard would not run. */
export const loader = () => null;

export default function MembersLayout() {
  return (
    <OwnPage>
      <Outlet />
    </OwnPage>
  );
}
