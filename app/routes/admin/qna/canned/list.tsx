import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { listCanned } from "#app/features/help/desk/canned-record.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("question-desk:canned"));

export async function loader({ context }: Route.LoaderArgs) {
  return { rows: await listCanned(servicesOf(context).db) };
}

/** All at once: a team has some dozens. */
export default function CannedAnswers({ loaderData: { rows } }: Route.ComponentProps) {
  const { t } = useTranslation(["question-desk", "desk"]);
  const { text } = useAdminFormat();
  const canChange = useMayChange("qna");
  return (
    <>
      <AdminHead
        title={t("canned")}
        text={t("canned.text")}
        crumbs={[{ label: t("desk:area.qna"), to: "/admin/qna" }]}
        actions={
          canChange ? (
            <Link to="/admin/qna/canned/create" className={buttonClass({ size: "xs" })}>
              {t("canned.add")}
            </Link>
          ) : null
        }
      />
      {rows.length === 0 ? <p className="text-ink-2">{t("canned.none")}</p> : null}
      <ul className={`${cardClass} divide-y divide-line`}>
        {rows.map(({ id, title, body, uses }) => (
          <li key={id}>
            <Link
              to={`/admin/qna/canned/${id}`}
              className="flex items-center gap-4 p-4 hover:bg-sand"
            >
              <span className="min-w-0 flex-1">
                <b className="block">{text(title)}</b>
                <span className="block truncate text-ink-2">{text(body)}</span>
              </span>
              <span className="tabular-nums whitespace-nowrap text-13 text-ink-3">
                {t("canned.uses", { count: uses })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
