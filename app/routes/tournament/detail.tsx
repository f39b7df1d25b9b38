import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { tournamentSchema } from "#app/domain/shell/seo/event-schema.ts";
import { sharePicture } from "#app/domain/shell/seo/shared-pictures.ts";
import { DetailBar } from "#app/features/catalog/product/detail-bar.tsx";
import { Conditions } from "#app/features/tournament/conditions.tsx";
import { EnterPanel } from "#app/features/tournament/enter-panel.tsx";
import { RefundTable } from "#app/features/tournament/entry-refund-table.tsx";
import { TournamentArticle } from "#app/features/tournament/tournament-article.tsx";
import {
  findTournament,
  isTournamentWithdrawn,
} from "#app/features/tournament/tournament-queries.server.ts";
import { useOwnEntry } from "#app/features/tournament/use-own-entry.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta, privateMeta } from "#app/platform/http/page-meta.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orGone } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { isPreview } from "#app/platform/session/page-guards.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { Route } from "./+types/detail.ts";

export const handle = { words: ["tournament"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const id = numberParam(params.id);
  const drafts = await isPreview(context, url, "tournament");
  const tournament = await orGone(await findTournament(db, localeOf(url), id, { drafts }), {
    wasThere: () => isTournamentWithdrawn(db, id),
    instead: "/tournament",
  });
  if (!drafts) cachePage(context);
  return { drafts, tournament, today: dateIn(SHOP_ZONE, now()) };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { drafts, tournament, today } = args.loaderData;
  if (drafts) {
    const { title, summary } = tournament;
    return privateMeta(args, () => ({ title, description: summary }));
  }
  return pageMeta(args, (t, site) => ({
    title: tournament.title,
    description: tournament.summary,
    picture: sharePicture("tournament", tournament.id),
    crumbs: [
      { name: t("tournament:title"), path: "/tournament" },
      { name: tournament.title, path: `/tournament/${tournament.id}` },
    ],
    about: [tournamentSchema(tournament, today, site)],
  }));
}

export default function TournamentPage({ loaderData }: Route.ComponentProps) {
  const { tournament, today } = loaderData;
  const { t } = useTranslation("tournament");
  const facts = useOwnEntry(tournament.id);
  const words = { share: t("share"), copied: t("share.copied"), byHand: t("share.by_hand") };
  return (
    <div className={`${pageClass} pt-3 pb-8 md:py-8`}>
      <DetailBar title={tournament.title} list="/tournament" words={words} />
      <Breadcrumbs
        items={[{ label: t("title"), to: "/tournament" }, { label: tournament.title }]}
      />
      <article className="grid grid-cols-1 items-start gap-x-10 gap-y-8 pt-3 pb-6 md:grid-cols-[minmax(0,1fr)_21rem]">
        <header className="min-w-0">
          <div className={`${photoClass} aspect-video md:aspect-[2/1]`}>
            <PictureImage
              picture={tournament.picture}
              alt={tournament.courseName}
              sizes="(min-width: 1248px) 824px, 100vw"
              priority
            />
          </div>
          <h1 className="mt-6 text-28 md:text-36">{tournament.title}</h1>
          <p className="mt-2 text-18 text-ink-2">{tournament.summary}</p>
        </header>
        <div className="md:row-span-2 md:self-stretch">
          <EnterPanel {...tournament} today={today} facts={facts} />
        </div>
        <div className="min-w-0">
          <TournamentArticle {...tournament} />
          <Conditions tournament={tournament} me={facts?.me} />
          <RefundTable {...tournament} today={today} />
        </div>
      </article>
    </div>
  );
}
