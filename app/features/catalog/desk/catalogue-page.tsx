import { Check, ExternalLink, TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isRegistered } from "#app/domain/company/business-data.ts";
import { inputNames, type RecordDefinition } from "#app/domain/desk/record/record-fields.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { useMayRead } from "#app/features/desk/desk-person.tsx";
import { DetailCard, DetailRow } from "#app/features/desk/detail-rows.tsx";
import { PreviewLinks } from "#app/features/desk/preview-links.tsx";
import { useInputLabel } from "#app/features/desk/record/record-form.tsx";
import type { RecordLabels } from "#app/features/desk/record/record-input-props.ts";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import type { LoadedRecord } from "#app/features/desk/record/record-rows.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import type { Tiles } from "#app/ui/map/spot-map.ts";
import { Note } from "#app/ui/note.tsx";
import { MapPin } from "./map-pin.tsx";

type CataloguePageProps = Omit<ComponentProps<typeof RecordPage>, "labels" | "deletion"> & {
  /** Where the shop shows it, or will show it: `/course/th-siam`. */
  readonly shopPath?: string | undefined;
  /** What a customer would miss. */
  readonly lacks?: readonly string[];
  /** The ground of the map on which a place is pinned. */
  readonly tiles?: Tiles | undefined;
};

/** The record of a product: the kit's form in the catalogue's words, with its preview and what it still lacks. */
export function CataloguePage(given: CataloguePageProps) {
  const { shopPath, lacks = [], actions, tiles, ...props } = given;
  const { t } = useTranslation("catalogue");
  const labels = useCatalogueLabels();
  const { record, panels = [] } = props;
  const place = props.definition.fields.find(({ name }) => name === "latitude");
  const isShop = shopPath !== undefined;
  const isDraft = (record?.values.status ?? "draft") === "draft";
  return (
    <RecordPage
      {...props}
      labels={labels}
      summary={
        <>
          {props.options?.regionId?.length === 0 ? <NoRegion /> : null}
          <NoCompany definition={props.definition} answer={props.answer} />
        </>
      }
      {...(isDraft ? { deletion: { title: t("delete_title"), text: t("delete_text") } } : {})}
      actions={
        <>
          {isShop ? <PreviewLink to={`/preview${shopPath}`} /> : null}
          {actions}
        </>
      }
      panels={[
        ...(place
          ? [{ section: place.section ?? "", content: <MapPin key="pin" tiles={tiles} /> }]
          : []),
        ...panels,
        ...(isShop && record
          ? [
              {
                section: "publication",
                content: <PublicationPanel key="publication" shopPath={shopPath} lacks={lacks} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** Every product lies in a region, and a new shop has none. */
function NoRegion() {
  const { t } = useTranslation("catalogue");
  return (
    <Note tone="info" className="mb-4">
      {t("no_region")}{" "}
      <Link to="/admin/region/create" className={linkClass}>
        {t("first.region")}
      </Link>
    </Note>
  );
}

type NoCompanyProps = Pick<CataloguePageProps, "definition" | "answer">;

/** Says that company data is missing, before publishing and again when it was refused. */
function NoCompany({ definition, answer }: NoCompanyProps) {
  const { t } = useTranslation("catalogue");
  const { businessNumber } = useBusiness();
  const mayFill = useMayRead("settings");
  const isRefused = answer?.ok === false && answer.fields.status === "record.company_missing";
  const isMissing = businessNumber !== undefined && !isRegistered({ businessNumber });
  const isPublished = definition.fields.some(({ name }) => name === "status");
  if (!isPublished || !(isRefused || isMissing)) return null;
  return (
    <Note tone={isRefused ? "danger" : "warn"} className="mb-4">
      {t("no_company")}{" "}
      {mayFill ? (
        <Link to="/admin/settings/business" className={linkClass}>
          {t("no_company_go")}
        </Link>
      ) : (
        t("no_company_ask")
      )}
    </Note>
  );
}

function PreviewLink({ to }: { readonly to: string }) {
  const { t } = useTranslation("catalogue");
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: "secondary", size: "xs" })}
    >
      <ExternalLink aria-hidden="true" />
      {t("preview")}
    </a>
  );
}

type PublicationPanelProps = {
  readonly shopPath: string;
  /** What a customer would miss; nothing keeps it from being published. */
  readonly lacks: readonly string[];
};

/** What is still missing, and how the shop would show it in each language. */
function PublicationPanel({ shopPath, lacks }: PublicationPanelProps) {
  const { t } = useTranslation("catalogue");
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1.5">
        {lacks.length === 0 ? (
          <li className="flex items-center gap-2 text-fairway-700">
            <Check className="size-5" aria-hidden="true" />
            {t("complete")}
          </li>
        ) : null}
        {lacks.map((lack) => (
          <li key={lack} className="flex items-center gap-2 font-semibold text-warn-700">
            <TriangleAlert className="size-5" aria-hidden="true" />
            {lack}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <PreviewLinks path={shopPath} size="sm" />
      </div>
      <p className="text-13 text-ink-3">{t("archive_hint")}</p>
    </div>
  );
}

type RecordFactsProps = {
  readonly title: string;
  readonly list: { readonly label: string; readonly to: string };
  readonly definition: RecordDefinition;
  readonly record: LoadedRecord;
};

/** A record for those who may not change it: every field with its value. */
export function RecordFacts({ title, list, definition, record }: RecordFactsProps) {
  const labelOf = useInputLabel(definition.fields, useCatalogueLabels());
  return (
    <>
      <AdminHead title={title} crumbs={[list]} />
      <DetailCard title={title}>
        {inputNames(definition.fields).map((name) => (
          <DetailRow key={name} label={labelOf(name)}>
            {record.values[name]}
          </DetailRow>
        ))}
      </DetailCard>
    </>
  );
}

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
function useCatalogueLabels(): RecordLabels {
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
