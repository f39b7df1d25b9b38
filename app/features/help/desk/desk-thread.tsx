import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { pictureAt } from "#app/domain/picture/picture.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { DeskMessage, Thread } from "./thread-queries.server.ts";

const LOOK: Record<DeskMessage["author"], string> = { member: "", staff: "me", note: "internal" };

/** Everything that was said, with the notes among staff. */
export function DeskThread({ thread }: { readonly thread: Thread }) {
  const { t } = useTranslation("question-desk");
  const lastAnswer = thread.messages.findLast(({ author }) => author === "staff");
  return (
    <ol className="dq-messages" aria-label={t("thread")}>
      {thread.messages.map((message) => (
        <li key={message.id} className={clsx("dk-msg", LOOK[message.author])}>
          <DeskBubble
            message={message}
            readAt={message === lastAnswer ? readAt(thread, message) : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

function readAt({ memberReadAt }: Thread, { createdAt }: DeskMessage): Date | undefined {
  return memberReadAt && memberReadAt >= createdAt ? memberReadAt : undefined;
}

type DeskBubbleProps = { readonly message: DeskMessage; readonly readAt: Date | undefined };

function DeskBubble({ message, readAt: seenAt }: DeskBubbleProps) {
  const { t } = useTranslation("question-desk");
  const { moment, clock } = useAdminFormat();
  const name = message.by ?? t("earlier_staff");
  return (
    <>
      <span className="av" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <div className="min-w-0">
        <p className="who">
          <b>{name}</b>
          {message.author === "note" ? <span>{t("note.mark")}</span> : null}
          <time dateTime={message.createdAt.toISOString()} className="num">
            {moment(message.createdAt)}
          </time>
          {seenAt ? (
            <span className="font-semibold text-fairway-700">
              {t("read", { time: clock(seenAt, "Asia/Seoul") })}
            </span>
          ) : null}
        </p>
        <div className="bub">
          <p className="whitespace-pre-line break-words">{message.content}</p>
          {message.pictures.length > 0 ? (
            <ul className="mt-3 flex flex-wrap gap-2">
              {message.pictures.map((picture, index) => (
                <li key={picture.src}>
                  <a href={pictureAt(picture)} target="_blank" rel="noreferrer" className="file">
                    <span className="photo">
                      <PictureImage
                        picture={picture}
                        alt={t("picture", { number: index + 1 })}
                        sizes="40px"
                      />
                    </span>
                    <span>
                      <b className="block">{t("picture", { number: index + 1 })}</b>
                      <span className="num text-ink-3">
                        {`${picture.width} × ${picture.height}`}
                      </span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </>
  );
}
