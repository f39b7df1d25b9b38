import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { formatDay } from "#app/domain/common/date/date-text.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { applyState } from "#app/domain/tournament/entry-state.ts";
import { changeCart } from "#app/features/checkout/cart/change-cart.server.ts";
import { listCompanions } from "#app/features/order/companion/companion-store.server.ts";
import { companionStarts, startOf } from "#app/features/tournament/apply/apply-start.ts";
import { answerEntryForm } from "#app/features/tournament/apply/entry-form.server.ts";
import { ApplyForm } from "#app/features/tournament/apply/tournament-apply-form.tsx";
import {
  findApplicant,
  findEntryCounts,
  findOwnEntry,
} from "#app/features/tournament/entry/entry-queries.server.ts";
import { findTournament } from "#app/features/tournament/tournament-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { sentForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember, requireMember } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { photoClass } from "#app/ui/look/classes.ts";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { Route } from "./+types/apply.ts";

export const handle = { words: ["entry", "errors", "tournament"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const locale = localeOf(url);
  const id = numberParam(params.id);
  const { id: memberId } = await requireAnyMember(context);
  const tournament = orNotFound(await findTournament(db, locale, id));
  const counts = orNotFound(await findEntryCounts(db, id));
  const state = applyState(tournament, dateIn(SHOP_ZONE, now()));
  const entry = await findOwnEntry(db, id, memberId);
  const hasEntry = entry && ["approved", "waiting", "offered"].includes(entry.state);
  // Members who entered already, or come too late, are shown the tournament and their entry.
  if (hasEntry || state === "closed" || state === "played") {
    throw redirect(localized(`/tournament/${id}`, locale));
  }
  const profile = orNotFound(await findApplicant(db, memberId));
  const companions = await listCompanions(db, memberId);
  return {
    tournament,
    isWaiting: counts.free === 0 || counts.waiting > 0,
    profile,
    companions: companionStarts(companions),
  };
}

/** Applies, pays what is applied for or offered, or gives it up. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const locale = localeOf(url);
  const { form, check } = await sentForm(request);
  const answer = await answering("tournament.apply_failed", services.log, async () => {
    const { id: memberId } = await requireMember(context);
    check();
    const tournamentId = numberParam(params.id);
    const next = await answerEntryForm(services, { memberId, tournamentId, form });
    if (!next.line) return redirect(localized(`/tournament/${tournamentId}`, locale));
    await changeCart(services.db, memberId, { put: [next.line] });
    return redirect(localized(`/payment?line=${encodeURIComponent(next.key)}`, locale));
  });
  if (answer instanceof Response) return answer;
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return data({ ...answer.data, typed }, answer.init ?? undefined);
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("entry:title"),
    description: args.loaderData?.tournament.title ?? "",
  }));
}

export default function TournamentApply({ loaderData, actionData }: Route.ComponentProps) {
  const { tournament, isWaiting, profile, companions } = loaderData;
  const { t } = useTranslation(["entry", "tournament"]);
  const locale = useLocale();
  const { id, title, picture, playsOn, firstTee, courseName } = tournament;
  return (
    <div className="bg-sand">
      <PhoneBar title={t("title")} back={`/tournament/${id}`} close={`/tournament/${id}`} />
      <div className={`${pageClass} py-4 md:py-8`}>
        <div className="max-md:hidden">
          <Breadcrumbs
            items={[
              { label: t("tournament:title"), to: "/tournament" },
              { label: title, to: `/tournament/${id}` },
              { label: t("title") },
            ]}
          />
        </div>
        <div className="my-4 flex items-center gap-4">
          <span className={`${photoClass} size-16 flex-none`}>
            <PictureImage picture={picture} alt="" sizes="64px" />
          </span>
          <div className="min-w-0">
            <h1 className="text-22 md:text-28">{title}</h1>
            <p className="tabular-nums whitespace-nowrap text-ink-2">
              {formatDay(playsOn, locale)} {firstTee} · {courseName}
            </p>
          </div>
        </div>
        <ApplyForm
          tournament={tournament}
          start={startOf(profile, actionData?.typed)}
          companions={companions}
          isWaiting={isWaiting}
          failure={actionData}
        />
      </div>
    </div>
  );
}
