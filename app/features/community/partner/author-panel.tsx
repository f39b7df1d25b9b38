import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "#app/domain/common/date/date-text.ts";
import { answerUntil } from "#app/domain/community/partner/partner-application.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { linkClass, panelClass } from "#app/ui/look/classes.ts";
import { ContactWell, JoinForm } from "./join-form.tsx";
import type { MyPartner, PartnerPanelProps } from "./my-partner.ts";

type Row = MyPartner["applications"][number];

const TONE: Record<Row["state"], BadgeTone> = {
  applied: "request",
  accepted: "free",
  paid: "instant",
  declined: "done",
  withdrawn: "done",
  expired: "done",
  unanswered: "done",
  cancelled: "done",
};

/** Who would like to join, and what the author answers. */
export function AuthorPanel({ postId, mine, failure }: Omit<PartnerPanelProps, "tip">) {
  const { t } = useTranslation("partner");
  // The panel is rendered twice, for phones and for wide screens, so a fixed id would not be unique.
  const heading = useId();
  return (
    <section className={`${panelClass} p-5 md:p-6`} aria-labelledby={heading}>
      <h2 id={heading} className="text-18">
        {t("author.title")}{" "}
        <span className="tabular-nums whitespace-nowrap text-fairway-700">
          {mine.applications.length}
        </span>
      </h2>
      {mine.state === "open" ? null : <p className="mt-1 text-ink-2">{t(`state.${mine.state}`)}</p>}
      <FailureText failure={failure} />
      {mine.applications.length === 0 ? (
        <p className="mt-2 text-ink-2">{t("author.none")}</p>
      ) : (
        <ul className="mt-3 grid gap-4">
          {mine.applications.map((row) => (
            <li key={row.id}>
              <ApplicationRow postId={postId} row={row} mine={mine} />
            </li>
          ))}
        </ul>
      )}
      {mine.contact ? <ContactWell contact={mine.contact} label={t("contact_own")} /> : null}
      {mine.isOver ? null : <EndRound postId={postId} isClosable={mine.isClosable} />}
    </section>
  );
}

type ApplicationRowProps = {
  readonly postId: number;
  readonly row: Row;
  readonly mine: MyPartner;
};

function ApplicationRow({ postId, row, mine }: ApplicationRowProps) {
  const { t } = useTranslation("partner");
  const locale = useLocale();
  const { id, name, word, state } = row;
  const until = formatMoment(answerUntil(new Date(row.createdAt)), locale);
  const said = state === "accepted" && mine.isBooked ? "unpaid" : state;
  const canAccept = mine.state === "open" || mine.state === "closed";
  return (
    <div className="flex gap-3">
      <Avatar>{[...name][0]}</Avatar>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <b>{name}</b>
          <Badge tone={TONE[state]} icon={null}>
            {t(`author.${said}`)}
          </Badge>
        </p>
        <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{word}</p>
        {state === "applied" && !mine.isOver ? (
          <p className="mt-1 text-14 text-ink-2">{t("author.until", { until })}</p>
        ) : null}
        {state === "applied" && !mine.isOver ? (
          <div className="mt-2 flex flex-wrap gap-2">
            {canAccept ? (
              <JoinForm postId={postId} intent="accept" application={id} size="sm">
                {t("author.accept")}
              </JoinForm>
            ) : null}
            <JoinForm
              postId={postId}
              intent="decline"
              application={id}
              size="sm"
              variant="secondary"
            >
              {t("author.decline")}
            </JoinForm>
          </div>
        ) : null}
      </div>
    </div>
  );
}

type EndRoundProps = { readonly postId: number; readonly isClosable: boolean };

/** Calling it off is asked for twice, also without scripts. */
function EndRound({ postId, isClosable }: EndRoundProps) {
  const { t } = useTranslation("partner");
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-4">
      {isClosable ? (
        <JoinForm postId={postId} intent="close" variant="secondary" block>
          {t("author.close")}
        </JoinForm>
      ) : null}
      <details>
        <summary
          className={`${linkClass} inline-flex min-h-11 cursor-pointer items-center text-14`}
        >
          {t("author.cancel")}
        </summary>
        <p className="mb-2 text-14 text-ink-2">{t("author.cancel_text")}</p>
        <JoinForm postId={postId} intent="cancel" variant="danger-line" block>
          {t("author.cancel")}
        </JoinForm>
      </details>
    </div>
  );
}
