import { useTranslation } from "react-i18next";
import type { RecordLabels } from "#app/features/desk/record/record-input-props.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";

const HINTED = [
  "driveMinutes",
  "roadKm",
  "airportMinutes",
  "timeZone",
  "caddyTipBaht",
  "publishAt",
  "unpublishAt",
  "extras",
  "charges",
  "cautions",
  "position",
  "allotment",
  "teeAllotment",
  "homepage",
  "pars",
  "schedule",
  "prizes",
] as const;

/** The words of every form of the catalogue: a field is called the same wherever it is. */
export function useCatalogueLabels(): RecordLabels {
  const { t } = useTranslation(["catalogue", "desk", "hotel"]);
  const { language, country, weekday } = useAdminFormat();
  const choices: Readonly<Record<string, (value: string) => string>> = {
    status: (value) => t(`desk:product_status.${value}` as "desk:product_status.draft"),
    tier: (value) => t(`desk:tier.${value}` as "desk:tier.premium"),
    booking: (value) => t(`desk:booking.${value}` as "desk:booking.instant"),
    caddyPolicy: (value) => t(`desk:policy.${value}` as "desk:policy.mandatory"),
    cartPolicy: (value) => t(`desk:policy.${value}` as "desk:policy.mandatory"),
    facilities: (value) => t(`hotel:facility.${value}` as "hotel:facility.pool"),
    kind: (value) => t(`route_kind.${value}` as "route_kind.transfer"),
    originKind: (value) => t(`origin_kind.${value}` as "origin_kind.airport"),
    gender: (value) => t(`tournament_gender.${value}` as "tournament_gender.any"),
    van: (value) => t(`van_terms.${value}` as "van_terms.none"),
    scoring: (value) => t(`scoring.${value}` as "scoring.gross"),
    startMode: (value) => t(`start_mode.${value}` as "start_mode.shotgun"),
    languages: language,
    country,
    dayOff: (value) => weekday(Number(value)),
  };
  return {
    field: (name) => t(`field.${name}` as "field.name"),
    section: (name) => t(`section.${name}` as "section.basic"),
    choice: (name, value) => choices[name]?.(value) ?? value,
    hint: (name) => {
      const hinted = HINTED.find((each) => each === name);
      return hinted && t(`hint.${hinted}`);
    },
  };
}
