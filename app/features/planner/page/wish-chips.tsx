import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PlanWish, WishField } from "#app/domain/planner/plan-wish.ts";
import { askPlanPath } from "#app/domain/planner/wish-address.ts";
import { chipsOf, type WishChip } from "#app/domain/planner/wish-parts.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { chipClass } from "#app/ui/look/classes.ts";
import type { PlanNames } from "./plan-names-queries.server.ts";
import { useWishWords, WISH_ICON } from "./use-wish-words.ts";

/** Where the form below asks for a field; products are only named in the sentence. */
const PLACE: Partial<Record<WishField, string>> = {
  from: "when",
  nights: "when",
  golfers: "when",
  companions: "when",
  regions: "where",
  budget: "budget",
  rounds: "pace",
  holesPerDay: "pace",
  hotel: "hotel",
  rides: "more",
  teeTime: "details",
  driveMinutes: "details",
  arrival: "details",
  departure: "details",
  style: "details",
};

type WishChipsProps = { readonly wish: PlanWish; readonly names: PlanNames };

/** What was understood, part by part: each leads to where it is changed, or can be taken out. */
export function WishChips({ wish, names }: WishChipsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {chipsOf(wish)
        .filter(({ field }) => field !== "nights" || typeof wish.from !== "string")
        .map((chip) => (
          <li key={`${chip.field}:${chip.id}`}>
            <WishChipLink chip={chip} wish={wish} names={names} />
          </li>
        ))}
    </ul>
  );
}

type WishChipProps = WishChipsProps & { readonly chip: WishChip };

function WishChipLink({ chip: { field, id, without }, wish, names }: WishChipProps) {
  const { t } = useTranslation("planner");
  const words = useWishWords(names);
  const Icon = WISH_ICON[field];
  const what = words(field, id === undefined ? wish : { ...wish, [field]: [id] });
  const place = PLACE[field];
  const inside = (
    <>
      <Icon aria-hidden="true" />
      {what}
    </>
  );
  if (place !== undefined && !(field === "hotel" && wish.hotel?.id)) {
    return (
      <a
        href={`#${place}`}
        className={chipClass({ isSet: true })}
        aria-label={t("chip.change", { what })}
      >
        {inside}
      </a>
    );
  }
  return (
    <AppLink
      to={askPlanPath(without)}
      className={chipClass({ isSet: true })}
      aria-label={t("chip.remove", { what })}
      preventScrollReset
    >
      {inside}
      <X aria-hidden="true" />
    </AppLink>
  );
}
