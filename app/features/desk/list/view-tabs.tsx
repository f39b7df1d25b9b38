import { BookmarkPlus, Link2, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useFetcher, useSearchParams } from "react-router";
import { viewOf } from "#app/domain/desk/list/list-params.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { ListView } from "./list-views.server.ts";

const tabClass =
  "inline-flex min-h-9 items-center gap-1.5 rounded-pill px-3 font-semibold text-ink-2 hover:bg-sand aria-[current]:bg-ink aria-[current]:text-paper max-sm:min-h-11 [&_svg]:size-4.25";

type ViewTabsProps = { readonly area: AdminArea; readonly views: readonly ListView[] };

type ViewAnswer = { readonly ok: true } | Failure;

/** Saved views as tabs. A view is an address, so that it can be sent to a colleague as it is. */
export function ViewTabs({ area, views }: ViewTabsProps) {
  const { t } = useTranslation("lists");
  const [search] = useSearchParams();
  const { show } = useToast();
  const here = viewOf(search);
  const current = views.find((view) => view.search === here);
  // A single tab chooses nothing.
  if (views.length === 0 && here === "") return null;

  async function copyAddress() {
    await navigator.clipboard.writeText(window.location.href);
    show({ text: t("view_copied") });
  }

  return (
    <nav
      aria-label={t("views")}
      className="mb-3 flex items-center gap-1 overflow-x-auto whitespace-nowrap"
    >
      <Link to="?" className={tabClass} aria-current={here === "" ? "true" : undefined}>
        {t("view_all")}
      </Link>
      {views.map((view) => (
        <Link
          key={view.id}
          to={`?${view.search}`}
          className={tabClass}
          aria-current={view === current ? "true" : undefined}
        >
          {view.name}
        </Link>
      ))}
      {here !== "" && !current ? <SaveView area={area} search={here} /> : null}
      {current ? <DeleteView area={area} view={current} /> : null}
      {here === "" ? null : (
        <button type="button" className={`${tabClass} ml-auto`} onClick={() => void copyAddress()}>
          <Link2 aria-hidden="true" />
          {t("view_copy")}
        </button>
      )}
    </nav>
  );
}

function SaveView({ area, search }: { readonly area: AdminArea; readonly search: string }) {
  const { t } = useTranslation("lists");
  const [open, setOpen] = useState(false);
  const saving = useFetcher<ViewAnswer>();
  const { show } = useToast();
  const answer = saving.data;
  const error = answer?.ok === false ? (answer.fields.name ?? answer.error) : undefined;
  useEffect(() => {
    if (!answer?.ok) return;
    setOpen(false);
    show({ text: t("view_saved") });
  }, [answer, show, t]);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t("view_save")}
      trigger={
        <button type="button" className={tabClass}>
          <BookmarkPlus aria-hidden="true" />
          {t("view_save")}
        </button>
      }
    >
      <saving.Form method="post" action="/api/admin/list-view" className="grid gap-4">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="area" value={area} />
        <input type="hidden" name="search" value={search} />
        <TextField label={t("view_name")} name="name" maxLength={30} required error={error} />
        <p className="text-14 text-ink-2">{t("view_text")}</p>
        <Button type="submit" busy={saving.state !== "idle"}>
          {t("view_save")}
        </Button>
      </saving.Form>
    </Dialog>
  );
}

function DeleteView({ area, view }: { readonly area: AdminArea; readonly view: ListView }) {
  const { t } = useTranslation("lists");
  const deleting = useFetcher();
  return (
    <deleting.Form method="post" action="/api/admin/list-view">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="area" value={area} />
      <input type="hidden" name="id" value={view.id} />
      <button type="submit" className={tabClass} aria-label={t("view_delete", { name: view.name })}>
        <Trash2 aria-hidden="true" />
      </button>
    </deleting.Form>
  );
}
