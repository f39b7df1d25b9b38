import { MessageCircle, MessagesSquare } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatAgo } from "#app/domain/common/date/time-ago.ts";
import { roundState } from "#app/domain/community/partner/round.ts";
import { JoinBadge } from "#app/features/community/partner/join-card.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { frameClass, roundCardClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { useBlocked } from "../block/use-blocked.ts";
import type { PostRow } from "../list/post-list-queries.server.ts";

type Clock = { readonly today: LocalDate; readonly now: Date };
type PostRowsProps = Clock & {
  readonly rows: readonly PostRow[];
  /** What was searched for. */
  readonly q?: string | undefined;
};

export function PostRows({ rows, today, now, q }: PostRowsProps) {
  const { t } = useTranslation("community");
  const blocked = useBlocked({ posts: rows.map(({ id }) => id) });
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={MessagesSquare}
        title={q ? t("empty.search_title", { q }) : t("empty.title")}
        text={t(q ? "empty.search_text" : "empty.text")}
        action={<ButtonLink to="/community">{t("empty.action")}</ButtonLink>}
      />
    );
  }
  return (
    <ul className={`${roundCardClass} divide-y divide-line overflow-hidden`}>
      {rows.map((row) => (
        <li key={row.id}>
          {blocked.posts.includes(row.id) ? (
            <details className="bg-paper">
              <summary className="min-h-11 cursor-pointer content-center px-4 text-14 text-ink-2 md:px-5">
                {t("block.post")}
              </summary>
              <Row {...row} today={today} now={now} />
            </details>
          ) : (
            <Row {...row} today={today} now={now} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Row({ today, now, ...post }: PostRow & Clock) {
  const { t } = useTranslation(["community", "partner"]);
  const locale = useLocale();
  const round = post.openRound;
  const state = round ? roundState(round, { now, today }) : undefined;
  return (
    <AppLink
      to={`/community/${post.id}`}
      className="group flex gap-4 bg-paper p-4 hover:bg-fairway-50 md:p-5"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          {state ? <JoinBadge state={state} /> : null}
          <span className="text-14 text-ink-2">{post.regionName}</span>
        </span>
        <b className="mt-1.5 block leading-6 group-hover:underline">{post.title}</b>
        {round ? (
          <span
            className={`mt-0.5 block text-14 ${state === "open" ? "font-semibold text-fairway-700" : "text-ink-3"}`}
          >
            {[
              post.courseName,
              `${formatShortDay(round.day, locale)} ${round.teeTime}`,
              state === "open"
                ? t("partner:seats_left", { count: round.seats - round.taken })
                : undefined,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        ) : null}
        <span className="mt-1.5 flex items-center gap-2 text-14 text-ink-3">
          {post.author} · {formatAgo(post.createdAt, now, locale)}
          <span className="tabular-nums whitespace-nowrap ms-auto inline-flex items-center gap-1">
            <MessageCircle className="size-4.5" aria-hidden="true" />
            <span aria-hidden="true">{post.comments}</span>
            <span className="sr-only">{t("comments_count", { count: post.comments })}</span>
          </span>
        </span>
      </span>
      {post.picture ? (
        <span className={`${frameClass} size-19 flex-none rounded-[10px]`}>
          <PictureImage picture={post.picture} alt="" sizes="101px" />
        </span>
      ) : null}
    </AppLink>
  );
}
