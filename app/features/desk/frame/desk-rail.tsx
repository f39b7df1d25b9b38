import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import type { AdminArea, Role } from "#app/domain/desk/role/role-rights.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { BrandMark } from "#app/ui/icons.tsx";
import { AREA_GROUPS, adminPath, areaIcon, type MenuArea, useMenuArea } from "./desk-areas.ts";

type Waiting = { readonly waiting: Partial<Record<AdminArea, number>> };

type AdminRailProps = Waiting & {
  readonly user: { readonly name: string; readonly role: Role };
  readonly areas: readonly AdminArea[];
};

export function AdminRail({ user, areas, waiting }: AdminRailProps) {
  const { t } = useTranslation(["desk", "frame"]);
  return (
    <aside className="sticky top-0 flex h-screen flex-col gap-0.5 overflow-y-auto bg-ink px-3 py-4 text-on-ink max-md:static max-md:h-auto print:hidden">
      <AppLink
        className="flex min-h-9 items-center gap-2.5 rounded-lg px-2 pt-1 pb-4 text-18 font-medium tracking-[-0.03em] text-paper hover:bg-paper/7"
        to="/admin"
      >
        <BrandMark className="size-8 flex-none" />
        <span>
          {t("frame:brand")}{" "}
          <small className="text-14 font-semibold tracking-[-0.01em] text-on-ink-2">
            {t("title")}
          </small>
        </span>
      </AppLink>
      {/* Positioned, so that words for screen readers scroll along, instead of widening the page. */}
      <nav
        aria-label={t("frame.menu")}
        className="grid gap-0.5 max-md:relative max-md:flex max-md:overflow-x-auto max-md:whitespace-nowrap"
      >
        {AREA_GROUPS.map(({ name, areas: all }) => (
          <RailGroup
            key={name}
            name={name}
            areas={all.filter((area) => areas.includes(area))}
            waiting={waiting}
          />
        ))}
      </nav>
      <div className="mt-auto flex items-center gap-3 border-t border-paper/12 px-2 pt-3 max-md:hidden">
        <Avatar size="xs">{user.name.slice(0, 1)}</Avatar>
        <div className="min-w-0 leading-5">
          <b className="block truncate text-paper">{user.name}</b>
          <span className="text-13 text-on-ink-2">{t(`role.${user.role}`)}</span>
        </div>
      </div>
    </aside>
  );
}

type RailGroupProps = Waiting & {
  readonly name: (typeof AREA_GROUPS)[number]["name"];
  readonly areas: readonly MenuArea[];
};

function RailGroup({ name, areas, waiting }: RailGroupProps) {
  const { t } = useTranslation("desk");
  const here = useMenuArea();
  if (areas.length === 0) return null;
  return (
    <>
      {name === "now" ? null : (
        <h2 className="px-2.5 pt-3.5 pb-1 text-13 leading-5.5 font-semibold text-on-ink-3 max-md:hidden">
          {t(`group.${name}`)}
        </h2>
      )}
      {areas.map((area) => {
        const Icon = areaIcon(area);
        return (
          <AppLink
            key={area}
            to={adminPath(area)}
            aria-current={area === here ? "page" : undefined}
            className="flex min-h-9 items-center gap-2.5 rounded-lg px-2.5 font-medium hover:bg-paper/7 aria-[current]:bg-paper/12 aria-[current]:font-bold aria-[current]:text-paper max-md:min-h-11"
          >
            <Icon aria-hidden="true" className="size-4.5 opacity-90" />
            {t(`area.${area}`)}
            <Count count={waiting[area] ?? 0} isHot={area === "reservations"} />
          </AppLink>
        );
      })}
    </>
  );
}

/** The number of waiting items; hidden at zero. */
function Count({ count, isHot }: { readonly count: number; readonly isHot: boolean }) {
  const { t } = useTranslation("desk");
  if (count === 0) return null;
  return (
    <span
      className={clsx(
        "ms-auto rounded-pill px-1.75 text-13 leading-5.5 font-bold tabular-nums",
        isHot ? "bg-sunrise-500 text-on-sunrise" : "bg-paper/14 text-paper",
      )}
    >
      <span className="sr-only">{t("frame.waiting")} </span>
      {count}
    </span>
  );
}
