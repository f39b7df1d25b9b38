import { Globe, LogOut, Store } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AdminArea, Role } from "#app/domain/desk/role/role-rights.ts";
import { useLanguageAddress } from "#app/platform/i18n/request-locale.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { IconButton, IconLink } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { useMenuArea } from "./desk-areas.ts";
import { AdminRail } from "./desk-rail.tsx";

type AdminFrameProps = {
  readonly user: { readonly name: string; readonly role: Role };
  /** The areas that this person may see. */
  readonly areas: readonly AdminArea[];
  /** How much waits in each area. */
  readonly waiting: Partial<Record<AdminArea, number>>;
  /** Next to the title: finding and shortcuts. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
};

/** The frame of the admin pages: menu at the left, one bar above, dense content. */
export function AdminFrame({ user, areas, waiting, tools, children }: AdminFrameProps) {
  const { t } = useTranslation(["desk", "errors"]);
  const { signOut } = useSession();
  const { show } = useToast();
  const area = useMenuArea();
  const languageAddress = useLanguageAddress();

  async function leave() {
    try {
      await signOut();
      window.location.assign("/");
    } catch {
      // The session is still open, so that it is said.
      show({ text: t("errors:common.unexpected"), tone: "error" });
    }
  }

  return (
    <div
      data-desk
      className="grid min-h-screen grid-cols-[14rem_minmax(0,1fr)] bg-paper text-14 max-md:grid-cols-1 max-md:grid-rows-[auto_minmax(0,1fr)] print:block print:min-h-0"
    >
      <SkipLink />
      <AdminRail user={user} areas={areas} waiting={waiting} />
      <div className="flex min-w-0 flex-col has-data-paper:bg-sand print:block">
        <header className="sticky top-0 z-10 flex h-15 items-center gap-4 border-b border-line bg-paper px-6 print:hidden">
          <b className="text-18">{t(`area.${area}`)}</b>
          <div className="ml-auto flex items-center">
            {tools}
            <IconLink
              icon={Globe}
              to={languageAddress}
              label={t("frame.language")}
              reloadDocument
            />
            <IconLink icon={Store} to="/" label={t("frame.shop")} reloadDocument />
            <IconButton icon={LogOut} label={t("frame.leave")} onClick={() => void leave()} />
          </div>
        </header>
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 p-4 outline-none md:p-6 print:p-0">
          {children}
        </main>
      </div>
    </div>
  );
}
