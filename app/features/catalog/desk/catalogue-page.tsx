import { Check, ExternalLink, TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isRegistered } from "#app/domain/company/business-data.ts";
import { useMayRead } from "#app/features/desk/desk-person.tsx";
import { PreviewLinks } from "#app/features/desk/preview-links.tsx";
import { RecordPage } from "#app/features/desk/record/record-page.tsx";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { linkClass } from "#app/ui/look/link-class.ts";
import type { Tiles } from "#app/ui/map/spot-map.ts";
import { Note } from "#app/ui/note.tsx";
import { MapPin } from "./map-pin.tsx";
import { useCatalogueLabels } from "./use-catalogue-labels.ts";

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
