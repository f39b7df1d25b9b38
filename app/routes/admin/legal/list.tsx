import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";
import { LegalStateMark } from "#app/features/company/desk/legal/legal-state-mark.tsx";
import {
  type LegalVersion,
  listLegal,
} from "#app/features/company/desk/legal/legal-store.server.ts";
import { AdminHead, DoneNote } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.legal"));

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const done = choiceParam(url.searchParams, "done", ["deleted"]);
  return { done, texts: await listLegal(db, now()) };
}

/** Every legal text with its versions. */
export default function AdminLegal({ loaderData: { done, texts } }: Route.ComponentProps) {
  const { t } = useTranslation(["content", "terms"]);
  return (
    <>
      <AdminHead title={t("legal.title")} text={t("legal.text")} />
      {done ? <DoneNote text={t(`legal.done.${done}`)} /> : null}
      <div className="grid gap-4 lg:grid-cols-2">
        {texts.map(({ kind, versions }) => (
          <section
            key={kind}
            className={`${cardClass} overflow-hidden`}
            aria-labelledby={`legal-${kind}`}
          >
            <header className="flex items-center gap-3 border-line border-b px-4 py-2.5">
              <h2 id={`legal-${kind}`} className="flex-1 text-16">
                {t(`terms:doc.${kind}`)}
              </h2>
              <Link
                to={`/admin/legal/create?kind=${kind}`}
                className={buttonClass({ variant: "secondary", size: "xs" })}
              >
                <Plus aria-hidden="true" />
                {t("legal.add")}
              </Link>
            </header>
            {versions.length === 0 ? (
              <p className="px-4 py-3 text-ink-3">{t("legal.none")}</p>
            ) : (
              <ul className="divide-y divide-line">
                {versions.map((version) => (
                  <VersionRow key={version.id} {...version} />
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function VersionRow({ id, edition, effectiveOn, state }: LegalVersion) {
  const { t } = useTranslation("content");
  const { day } = useAdminFormat();
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-1.5">
      <Link to={`/admin/legal/${id}`} className="font-semibold hover:underline">
        {t("legal.version", { version: edition })}
      </Link>
      <span className="tabular-nums whitespace-nowrap flex-1 text-ink-2">
        {t("legal.from", { date: day(effectiveOn) })}
      </span>
      <LegalStateMark state={state} />
    </li>
  );
}
