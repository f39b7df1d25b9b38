import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type FetcherWithComponents, Link, useFetcher } from "react-router";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { daysUntil } from "#app/domain/content/home/banner-time.ts";
import type { HomeDone } from "#app/features/content/desk/home/home-action.server.ts";
import { SortableRows } from "#app/features/content/desk/home/sortable-rows.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { cardClass, frameClass } from "#app/ui/look/classes.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { BannerRow } from "./banner-store.server.ts";

type BannerListProps = { readonly banners: readonly BannerRow[]; readonly now: Date };

/** The banners in the order of the home page; a dropped row is saved at once. */
export function BannerList({ banners, now }: BannerListProps) {
  const { t } = useTranslation("content");
  const { text } = useAdminFormat();
  const fetcher = useFetcher<HomeDone | Failure>();
  const wanted = String(fetcher.formData?.get("ids") ?? "").split(",");
  // Where they were dropped, until the answer is there.
  const shown = fetcher.formData
    ? wanted.flatMap((id) => banners.find((banner) => String(banner.id) === id) ?? [])
    : banners;
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;

  const order = useOrdering(fetcher);

  function save(rows: readonly BannerRow[]) {
    const [seen, ids] = [idsOf(banners), idsOf(rows)];
    if (seen !== ids) order({ seen, ids });
  }

  return (
    <section className={`${cardClass} max-sm:[&_ol>li]:flex-wrap`}>
      <SortableRows
        id="banners"
        label={t("banner.list")}
        items={shown}
        keyOf={({ id }) => String(id)}
        nameOf={({ title }) => text(title)}
        onChange={save}
        row={(banner) => <BannerLine banner={banner} now={now} />}
      />
      <ErrorText code={failure?.error} />
    </section>
  );
}

type Order = { readonly seen: string; readonly ids: string };

function idsOf(banners: readonly BannerRow[]): string {
  return banners.map(({ id }) => id).join();
}

/** Saves an order and offers an undo, which is refused if someone else has reordered since. */
function useOrdering(fetcher: FetcherWithComponents<HomeDone | Failure>) {
  const { t } = useTranslation(["content", "desk"]);
  const { show } = useToast();
  const sent = useRef<Order & { readonly isUndo: boolean }>(undefined);
  const { data, submit } = fetcher;

  const order = useCallback(
    (wanted: Order, isUndo = false) => {
      sent.current = { ...wanted, isUndo };
      void submit({ intent: "order", ...wanted }, { method: "post" });
    },
    [submit],
  );
  useEffect(() => {
    const done = sent.current;
    if (!done || !data?.ok) return;
    sent.current = undefined;
    if (done.isUndo) return show({ text: t("desk:record.undone") });
    const back = { seen: done.ids, ids: done.seen };
    show({
      text: t("banner.ordered"),
      action: { label: t("desk:record.undo"), run: () => order(back, true) },
    });
  }, [data, order, show, t]);
  return (wanted: Order) => order(wanted);
}

function BannerLine({ banner, now }: { readonly banner: BannerRow; readonly now: Date }) {
  const { text } = useAdminFormat();
  return (
    <>
      <span className={`${frameClass} h-12 w-21 flex-none rounded-lg`}>
        <PictureImage picture={banner.picture} alt="" sizes="84px" />
      </span>
      <span className="min-w-0 flex-1">
        <Link to={`/admin/banners/${banner.id}`} className="block truncate hover:underline">
          {text(banner.title)}
        </Link>
        <Period {...banner} />
      </span>
      <Marks banner={banner} now={now} />
    </>
  );
}

function Period({ startsAt, endsAt }: Pick<BannerRow, "startsAt" | "endsAt">) {
  const { t } = useTranslation("content");
  const { moment } = useAdminFormat();
  if (!startsAt && !endsAt) return <span className="text-13 text-ink-3">{t("banner.always")}</span>;
  return (
    <span className="tabular-nums text-13 text-ink-3 sm:whitespace-nowrap">
      {startsAt ? moment(startsAt) : ""} – {endsAt ? moment(endsAt) : ""}
    </span>
  );
}

function Marks({ banner, now }: { readonly banner: BannerRow; readonly now: Date }) {
  const { t } = useTranslation("content");
  const { language } = useAdminFormat();
  const { state, startsAt, gallery, picture } = banner;
  const without = LOCALES.find((_locale, index) => !(index === 0 ? picture : gallery[index - 1]));
  return (
    <span className="flex flex-wrap justify-end gap-1 max-sm:basis-full max-sm:justify-start max-sm:ps-12">
      {without && state !== "ended" ? (
        <Badge tone="request" icon={null}>
          {t("banner.no_picture", { language: language(without) })}
        </Badge>
      ) : null}
      {state === "shown" ? (
        <Badge tone="instant" icon={null}>
          {t("banner.shown")}
        </Badge>
      ) : null}
      {state === "coming" && startsAt ? (
        <Badge tone="pick">{t("banner.in_days", { count: daysUntil(startsAt, now) })}</Badge>
      ) : null}
      {state === "ended" ? <Badge tone="done">{t("banner.ended")}</Badge> : null}
    </span>
  );
}
