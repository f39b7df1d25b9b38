import {
  Bell,
  CalendarCheck,
  ChevronRight,
  Gift,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestion,
  MessagesSquare,
  ShieldCheck,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, useFetcher } from "react-router";
import { formatAgo } from "#app/domain/common/date/time-ago.ts";
import type { MessageKind } from "#app/domain/message/templates.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { frameClass, roundCardClass } from "#app/ui/look/classes.ts";
import { useFetcherRefusal } from "#app/ui/overlay/use-refusal-toast.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { AlarmRow } from "./alarm-queries.server.ts";

const MARK: Record<MessageKind, LucideIcon> = {
  account: ShieldCheck,
  reservation: CalendarCheck,
  question: MessageCircleQuestion,
  community: MessagesSquare,
  benefit: Gift,
  marketing: Megaphone,
};

type AlarmRowsProps = { readonly rows: readonly AlarmRow[]; readonly now: Date };

export function AlarmRows({ rows, now }: AlarmRowsProps) {
  const { t } = useTranslation("message");
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={Bell}
        title={t("alarms.empty.title")}
        text={t("alarms.empty.text")}
        action={<ButtonLink to="/course/home">{t("alarms.empty.action")}</ButtonLink>}
      />
    );
  }
  return (
    <ul className={`${roundCardClass} divide-y divide-line overflow-hidden`}>
      {rows.map((row) => (
        <Row key={row.id} row={row} now={now} />
      ))}
    </ul>
  );
}

/** To open one is to read it, so it is a form: an address that is only looked at changes nothing. */
function Row({ row, now }: { readonly row: AlarmRow; readonly now: Date }) {
  const { t } = useTranslation("message");
  const locale = useLocale();
  const isNew = row.readAt === null;
  const Icon = MARK[row.kind];
  return (
    <li className={isNew ? "bg-fairway-50" : undefined}>
      <Form method="post">
        <input type="hidden" name="id" value={row.id} />
        <button
          type="submit"
          name="intent"
          value="open"
          className="flex min-h-14 w-full items-start gap-3 px-4 py-4 text-left hover:bg-sand"
        >
          {row.picture ? (
            <span className={`${frameClass} size-12 flex-none rounded-[10px]`}>
              <PictureImage picture={row.picture} alt="" sizes="48px" />
            </span>
          ) : (
            <Icon className="mt-0.5 size-5 flex-none text-fairway-700" aria-hidden="true" />
          )}
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="flex flex-wrap items-center gap-2">
              <b className={isNew ? "font-bold" : "font-semibold"}>{row.text.subject}</b>
              {isNew ? <Badge tone="solid">{t("alarms.new")}</Badge> : null}
            </span>
            <span className="whitespace-pre-line text-ink-2">{row.text.body}</span>
            <time dateTime={row.createdAt.toISOString()} className="text-14 text-ink-2">
              {formatAgo(row.createdAt, now, locale)}
            </time>
          </span>
          {row.link ? <ChevronRight className="size-5 text-ink-3" aria-hidden="true" /> : null}
        </button>
      </Form>
      {isNew ? <ReadButton id={row.id} subject={row.text.subject} /> : null}
    </li>
  );
}

function ReadButton({ id, subject }: { readonly id: number; readonly subject: string }) {
  const { t } = useTranslation("message");
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  useFetcherRefusal(fetcher.data);
  return (
    <fetcher.Form method="post" className="px-4 pb-3 pl-12">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="read"
        variant="ghost"
        size="sm"
        busy={fetcher.state !== "idle"}
        aria-label={`${t("alarms.read_one")}: ${subject}`}
      >
        {t("alarms.read_one")}
      </Button>
    </fetcher.Form>
  );
}
