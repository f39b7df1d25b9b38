import { useTranslation } from "react-i18next";
import { pictureAt } from "#app/domain/picture/picture.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { ThreadMessage } from "../question-queries.server.ts";
import { useTalkTime } from "../talk-time.ts";

type BubbleProps = {
  readonly message: ThreadMessage;
  /** Whether the reader is the member who asked. */
  readonly isMine: boolean;
  readonly now: Date;
};

export function Bubble({ message, isMine, now }: BubbleProps) {
  const { t } = useTranslation("question");
  const { clock } = useTalkTime(now);
  const isStaff = message.author === "staff";
  const time = (
    <time dateTime={message.createdAt.toISOString()} className="num">
      {clock(message.createdAt)}
    </time>
  );
  return (
    <article className={isStaff ? "msg" : "msg me"}>
      {isStaff ? (
        <span className="avatar avatar-brand" aria-hidden="true">
          {t("brand_letter")}
        </span>
      ) : null}
      <div className="min-w-0">
        <p className="who">
          {isStaff ? (
            <b className="text-ink">{t("staff", { name: message.by }).trim()} </b>
          ) : (
            <span className="sr-only">{t(isMine ? "me" : "asker")} </span>
          )}
          {time}
        </p>
        <div className="bub">
          <p className="whitespace-pre-line break-words">{message.content}</p>
          <Pictures message={message} />
        </div>
      </div>
    </article>
  );
}

function Pictures({ message: { pictures } }: Pick<BubbleProps, "message">) {
  const { t } = useTranslation("question");
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a
            href={pictureAt(picture)}
            target="_blank"
            rel="noreferrer"
            className="photo block size-24"
          >
            <PictureImage
              picture={picture}
              alt={t("picture", { number: index + 1 })}
              sizes="96px"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
