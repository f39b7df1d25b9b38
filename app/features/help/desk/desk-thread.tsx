import { useTranslation } from "react-i18next";
import { pictureAt } from "#app/domain/picture/picture.ts";
import { Initial } from "#app/features/desk/initial.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { frameClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { DeskMessage, Thread } from "./thread-queries.server.ts";

const LOOK: Record<DeskMessage["author"], string> = {
  member: "border-line bg-paper",
  staff: "border-fairway-100 bg-fairway-50",
  note: "border-warn-100 border-dashed bg-warn-50 text-warn-900",
};

/** Everything that was said, with the notes among staff. */
export function DeskThread({ thread }: { readonly thread: Thread }) {
  const { t } = useTranslation("question-desk");
  const lastAnswer = thread.messages.findLast(({ author }) => author === "staff");
  return (
    <ol className="grid gap-4" aria-label={t("thread")}>
      {thread.messages.map((message) => (
        <li key={message.id} className="grid grid-cols-[28px_minmax(0,1fr)] gap-2.5">
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
      <Initial name={name} />
      <div className="min-w-0">
        <p className="mb-1 flex flex-wrap items-center gap-2 text-13/4.5 text-ink-3 [&_b]:text-ink">
          <b>{name}</b>
          {message.author === "note" ? <span>{t("note.mark")}</span> : null}
          <time
            dateTime={message.createdAt.toISOString()}
            className="tabular-nums whitespace-nowrap"
          >
            {moment(message.createdAt)}
          </time>
          {seenAt ? (
            <span className="font-semibold text-fairway-700">
              {t("read", { time: clock(seenAt, "Asia/Seoul") })}
            </span>
          ) : null}
        </p>
        <div
          className={`rounded-[4px_14px_14px_14px] border px-3.5 py-2.5 ${LOOK[message.author]}`}
        >
          <p className="whitespace-pre-line break-words">{message.content}</p>
          {message.pictures.length > 0 ? (
            <ul className="mt-3 flex flex-wrap gap-2">
              {message.pictures.map((picture, index) => (
                <li key={picture.src}>
                  <a
                    href={pictureAt(picture)}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex items-center gap-2.5 rounded-[10px] border border-line bg-paper p-1.5 pr-3 text-13/4.5"
                  >
                    <span className={`${frameClass} size-10 flex-none rounded-[7px]`}>
                      <PictureImage
                        picture={picture}
                        alt={t("picture", { number: index + 1 })}
                        sizes="40px"
                      />
                    </span>
                    <span>
                      <b className="block">{t("picture", { number: index + 1 })}</b>
                      <span className="tabular-nums whitespace-nowrap text-ink-3">
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
