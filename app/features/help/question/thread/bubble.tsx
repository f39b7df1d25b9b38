import { useTranslation } from "react-i18next";
import { pictureAt } from "#app/domain/picture/picture.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { photoClass } from "#app/ui/look/surface.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { ThreadMessage } from "../question-queries.server.ts";
import { useTalkTime } from "../talk-time.ts";

const STAFF = "rounded-ss-[4px] border-line bg-paper";
const ASKER = "rounded-se-[4px] border-fairway-100 bg-fairway-50";

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
    <time dateTime={message.createdAt.toISOString()} className="tabular-nums whitespace-nowrap">
      {clock(message.createdAt)}
    </time>
  );
  return (
    <article className={isStaff ? "flex gap-3" : "flex justify-end"}>
      {isStaff ? <Avatar tone="brand">{t("brand_letter")}</Avatar> : null}
      <div className={isStaff ? "min-w-0" : "max-w-[86%] min-w-0"}>
        <p className={`mb-1 text-14/5 text-ink-2 ${isStaff ? "" : "text-end"}`}>
          {isStaff ? (
            <b className="text-ink">{t("staff", { name: message.by }).trim()} </b>
          ) : (
            <span className="sr-only">{t(isMine ? "me" : "asker")} </span>
          )}
          {time}
        </p>
        <div className={`min-w-0 rounded-[16px] border px-4 py-3.5 ${isStaff ? STAFF : ASKER}`}>
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
            className={`${photoClass} block size-24`}
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
