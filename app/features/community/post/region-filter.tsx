import { useTranslation } from "react-i18next";
import { type CommunityFilter, communityListPath } from "#app/domain/community/community-list.ts";
import { ChipLink } from "#app/ui/chip.tsx";
import { railClass } from "#app/ui/look/page-layout.ts";
import type { PostRegion } from "../list/post-list-queries.server.ts";

type RegionFilterProps = {
  readonly regions: readonly PostRegion[];
  readonly filter: CommunityFilter;
};

/** Only regions that have posts, and the selected one. */
export function RegionFilter({ regions, filter }: RegionFilterProps) {
  const { region } = filter;
  const { t } = useTranslation("community");
  const shown = regions.filter(({ id, posts }) => posts > 0 || id === region);
  return (
    <nav aria-label={t("filter")} className={`${railClass} gap-2 py-1`}>
      <ChipLink
        to={communityListPath({ ...filter, region: undefined })}
        current={region === undefined}
      >
        {t("filter.all")}
      </ChipLink>
      {shown.map(({ id, name }) => (
        <ChipLink
          key={id}
          to={communityListPath({ ...filter, region: id })}
          current={region === id}
        >
          {name}
        </ChipLink>
      ))}
    </nav>
  );
}
