import { Mail } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { formatAgo } from "#app/domain/common/date/time-ago.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { linkClass, roundCardClass } from "#app/ui/look/classes.ts";
import type { DemoMail } from "./store-demo-mail.server.ts";

type DemoMailsProps = {
  readonly mails: readonly DemoMail[];
  readonly to: string;
  readonly origin: string;
  readonly now: Date;
};

const LOOK_MS = 3_000;

export function DemoMails({ mails, to, origin, now }: DemoMailsProps) {
  const { t } = useTranslation("message");
  const locale = useLocale();
  useFreshMail();
  if (mails.length === 0) {
    return (
      <EmptyState
        icon={Mail}
        title={t("inbox.empty.title")}
        text={to ? t("inbox.empty.none", { address: to }) : t("inbox.empty.text")}
      />
    );
  }
  return (
    <ul className="grid gap-4" aria-label={t("inbox.list")}>
      {mails.map(({ id, recipient, subject, body, createdAt }) => (
        <li key={id}>
          <article className={`${roundCardClass} p-5`}>
            <h2 className="text-18 break-words">{subject}</h2>
            <p className="flex flex-wrap gap-x-3 text-14 text-ink-2">
              <span className="break-all">{t("inbox.to", { address: recipient })}</span>
              <time dateTime={createdAt.toISOString()}>{formatAgo(createdAt, now, locale)}</time>
            </p>
            <p className="mt-4 whitespace-pre-line break-words">{linked(body, origin)}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Reloads by itself, so that an awaited code appears. */
function useFreshMail(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
}

/** Only addresses of this shop become links. */
function linked(body: string, origin: string) {
  return body.split(/(\bhttps?:\/\/\S+)/).map((part, index) => {
    if (!part.startsWith(`${origin}/`)) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes
      <a key={index} className={`${linkClass} break-all`} href={part.slice(origin.length)}>
        {part}
      </a>
    );
  });
}
