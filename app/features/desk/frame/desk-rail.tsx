import { useTranslation } from "react-i18next";
import type { AdminArea, Role } from "#app/domain/desk/role/role.ts";
import { AppLink } from "#app/ui/app-link.tsx";
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
    <aside className="adm-rail">
      <AppLink className="brand" to="/admin">
        <BrandMark />
        <span>
          {t("frame:brand")} <small>{t("title")}</small>
        </span>
      </AppLink>
      <nav aria-label={t("frame.menu")}>
        {AREA_GROUPS.map(({ name, areas: all }) => (
          <RailGroup
            key={name}
            name={name}
            areas={all.filter((area) => areas.includes(area))}
            waiting={waiting}
          />
        ))}
      </nav>
      <div className="who">
        <span className="avatar" aria-hidden="true">
          {user.name.slice(0, 1)}
        </span>
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
      {name === "now" ? null : <h2>{t(`group.${name}`)}</h2>}
      {areas.map((area) => {
        const Icon = areaIcon(area);
        return (
          <AppLink
            key={area}
            to={adminPath(area)}
            aria-current={area === here ? "page" : undefined}
          >
            <Icon aria-hidden="true" />
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
    <span className={isHot ? "n hot" : "n"}>
      <span className="sr-only">{t("frame.waiting")} </span>
      {count}
    </span>
  );
}
