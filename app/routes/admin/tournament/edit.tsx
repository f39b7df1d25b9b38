import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { TOURNAMENT_FORM } from "#app/domain/tournament/tournament-form.ts";
import { catalogueOptions } from "#app/features/catalog/desk/catalogue-options.server.ts";
import { CataloguePage } from "#app/features/catalog/desk/catalogue-page.tsx";
import { ProductPictures } from "#app/features/catalog/desk/pictures/product-pictures.tsx";
import { useLacks } from "#app/features/catalog/desk/use-lacks.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { recordAction } from "#app/features/desk/record/record-action.server.ts";
import { loadRecord } from "#app/features/desk/record/record-rows.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { findTournamentHead } from "#app/features/tournament/desk/tournament-day-queries.server.ts";
import { TournamentNav } from "#app/features/tournament/desk/tournament-nav.tsx";
import { TournamentRecordView } from "#app/features/tournament/desk/tournament-record.tsx";
import { findTournament } from "#app/features/tournament/desk/tournament-record-queries.server.ts";
import { TOURNAMENT } from "#app/features/tournament/desk/tournament-type.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/edit.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t, textOf) => {
    const tournament = args.loaderData?.tournament;
    return tournament ? textOf(tournament.title) : t("desk:create.tournament");
  });

/** Serves /admin/tournament/create and /admin/tournament/:id. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const today = dateIn(SHOP_ZONE, now());
  const id = idOf(params);
  const options = await catalogueOptions(db, adminLocale(request), TOURNAMENT.fields);
  if (id === undefined) {
    return { today, options, tournament: undefined, record: undefined, head: undefined };
  }
  const tournament = orNotFound(await findTournament(db, id));
  const record = await loadRecord(db, TOURNAMENT, id);
  return { today, options, tournament, record, head: await findTournamentHead(db, id) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id: by } = await requireMember(context);
  const target = { request, by, id: idOf(params), list: "/admin/tournament" };
  return recordAction(servicesOf(context), TOURNAMENT, target);
}

export default function AdminTournament({ loaderData, actionData }: Route.ComponentProps) {
  const { today, options, tournament, record, head } = loaderData;
  const { t } = useTranslation("desk");
  const { text } = useAdminFormat();
  const canChange = useMayChange("tournament");
  const lacks = useLacks(
    tournament && {
      picture: tournament.picture,
      name: tournament.title,
      summary: tournament.summary,
    },
  );
  const list = { label: t("area.tournament"), to: "/admin/tournament" };
  const title = tournament ? text(tournament.title) : t("create.tournament");
  const nav = head ? <TournamentNav id={head.id} counts={head.counts} /> : null;
  if (tournament && !canChange) {
    return (
      <>
        <AdminHead title={title} crumbs={[list]} />
        {nav}
        <TournamentRecordView tournament={tournament} today={today} />
      </>
    );
  }
  const pictures = tournament ? (
    <ProductPictures
      key="pictures"
      kind="tournament"
      product={{ id: String(tournament.id), picture: tournament.picture }}
      name={title}
    />
  ) : null;
  return (
    <>
      {nav}
      <CataloguePage
        definition={TOURNAMENT_FORM}
        title={title}
        list={list}
        record={record}
        options={options}
        answer={actionData}
        shopPath={tournament && `/tournament/${tournament.id}`}
        lacks={lacks}
        panels={pictures ? [{ section: "pictures", content: pictures }] : []}
      />
    </>
  );
}

function idOf(params: { readonly id?: string | undefined }): number | undefined {
  return params.id === undefined ? undefined : numberParam(params.id);
}
