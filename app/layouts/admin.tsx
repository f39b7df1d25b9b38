import { Outlet } from "react-router";
import { ADMIN_AREAS, mayRead } from "#app/domain/desk/role/role-rights.ts";
import { loadDeskLimits } from "#app/features/company/desk-limit-queries.server.ts";
import { DeskLimitsProvider } from "#app/features/company/use-desk-limits.ts";
import { AdminPersonProvider } from "#app/features/desk/desk-person.tsx";
import { askForFactor } from "#app/features/desk/factor/ask-factor.ts";
import { FactorDialog } from "#app/features/desk/factor/factor-dialog.tsx";
import { AdminFrame } from "#app/features/desk/frame/desk-frame.tsx";
import { keepForm } from "#app/features/desk/keep-form.ts";
import { limitPhoneSearches } from "#app/features/member/care/limit-phone-search.server.ts";
import { DeskTools } from "#app/features/operations/palette/desk-tools.tsx";
import { waitingCounts } from "#app/features/operations/today/waiting-counts.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { requireStaffPage } from "#app/platform/session/page-guards.server.ts";
import { requireFreshFactor } from "#app/platform/session/require-fresh-factor.server.ts";
import { currentSession, memberOf } from "#app/platform/session/session.server.ts";
import { UndoTime } from "#app/ui/overlay/undo-time.tsx";
import type { Route } from "./+types/admin.ts";

export const handle = { words: ["all"] } satisfies PageHandle;

export const middleware = [requireStaffPage, requireFreshFactor, limitPhoneSearches];

export const clientMiddleware = [keepForm, askForFactor];

/** Without a loader, a navigation in the browser would not ask the server, and the guard would not run. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, name, role } = orNotFound(await memberOf(context));
  const services = servicesOf(context);
  const { db, now } = services;
  const [waiting, limits, session] = await Promise.all([
    waitingCounts(db, { id, role }, now()),
    loadDeskLimits(db),
    currentSession(services, request),
  ]);
  const areas = ADMIN_AREAS.filter((area) => mayRead(role, area));
  return { user: { name, role }, areas, waiting, limits, hasFactor: session?.hasFactor === true };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { user, areas, waiting, limits, hasFactor } = loaderData;
  return (
    <AdminPersonProvider value={user.role}>
      <DeskLimitsProvider value={limits}>
        <UndoTime seconds={limits.undoSeconds}>
          <AdminFrame
            user={user}
            areas={areas}
            waiting={waiting}
            tools={<DeskTools areas={areas} />}
          >
            <Outlet />
          </AdminFrame>
          {hasFactor ? <FactorDialog /> : null}
        </UndoTime>
      </DeskLimitsProvider>
    </AdminPersonProvider>
  );
}
