import { Flag, Trophy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#app/domain/common/date/date-text.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { findBoard } from "#app/features/tournament/board/board-queries.server.ts";
import { Formula, MyResult } from "#app/features/tournament/board/my-result.tsx";
import { Ranking } from "#app/features/tournament/board/ranking-table.tsx";
import { StartSheet } from "#app/features/tournament/board/start-sheet.tsx";
import { findTournament } from "#app/features/tournament/tournament-queries.server.ts";
import { useOwnEntry } from "#app/features/tournament/use-own-entry.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/board.ts";

export const handle = { words: ["entry", "tournament"] } satisfies PageHandle;

/** The same for everybody, with masked names; what is one's own is marked after load. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const id = numberParam(params.id);
  const tournament = orNotFound(await findTournament(db, localeOf(url), id));
  const isPlayed = tournament.playsOn < dateIn(SHOP_ZONE, now());
  return { tournament, isPlayed, board: await findBoard(db, id) };
}

/** Names of people, even masked ones, are not for search engines. */
export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: `${args.loaderData?.tournament.title ?? ""} ${t("entry:board.title")}`,
    description: t("entry:board.title"),
  }));
}

export default function TournamentBoard({ loaderData }: Route.ComponentProps) {
  const { tournament, board } = loaderData;
  const { t } = useTranslation(["entry", "tournament"]);
  const players = useOwnEntry(tournament.id)?.entry?.players ?? [];
  const mine = new Set(players.map(({ id }) => id));
  const { results, flights } = board;
  const row = results?.rows.find(({ id, rank }) => mine.has(id) && rank !== null);
  const own = row && { row, name: players.find(({ id }) => id === row.id)?.name ?? row.name };
  const ranked = results?.rows.filter(({ rank }) => rank !== null).length ?? 0;
  return (
    <div className="bg-sand">
      <div className={`${pageClass} py-5 md:py-8`}>
        <Breadcrumbs
          items={[
            { label: t("tournament:title"), to: "/tournament" },
            { label: tournament.title, to: `/tournament/${tournament.id}` },
            { label: t(results ? "board.results" : "board.flights") },
          ]}
        />
        <BoardHead {...loaderData} />
        {results ? (
          <div className="mt-5 items-start gap-8 md:grid md:grid-cols-[minmax(0,1fr)_25rem]">
            <div className="grid min-w-0 grid-cols-1 gap-4">
              {own ? <MyResult {...own} ranked={ranked} scoring={results.scoring} /> : null}
              <Ranking results={results} mine={mine} />
            </div>
            <aside className="mt-4 grid gap-4 md:mt-0">
              <Formula results={results} mine={own} />
              {flights ? <StartSheet flights={flights} mine={mine} isShort /> : null}
            </aside>
          </div>
        ) : null}
        {!results && flights ? (
          <div className="mt-5">
            <StartSheet flights={flights} mine={mine} isShort={false} />
          </div>
        ) : null}
        {results || flights ? null : (
          <EmptyState
            icon={Trophy}
            title={t("board.empty")}
            text={t("board.empty_text")}
            action={<ButtonLink to={`/tournament/${tournament.id}`}>{t("board.back")}</ButtonLink>}
          />
        )}
      </div>
    </div>
  );
}

function BoardHead({ tournament, isPlayed, board }: Route.ComponentProps["loaderData"]) {
  const { t } = useTranslation(["entry", "tournament"]);
  const locale = useLocale();
  return (
    <header className="mt-3">
      {isPlayed ? (
        <Badge tone="done" icon={Flag}>
          {t("board.played")}
        </Badge>
      ) : null}
      <h1 className="mt-1.5 text-22 md:text-28">{tournament.title}</h1>
      <p className="tabular-nums whitespace-nowrap text-ink-2">
        {formatDay(tournament.playsOn, locale)} · {tournament.courseName} ·{" "}
        {t("tournament:people", { count: board.players })}
      </p>
    </header>
  );
}
