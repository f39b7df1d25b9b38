import { BellRing, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { formatWon, won } from "#app/domain/common/money.ts";
import { nextApplicationState } from "#app/domain/community/partner/partner-application.ts";
import { MAX_WORD } from "#app/domain/community/post.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureText, TextArea } from "#app/ui/form/field.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import { AuthorPanel } from "./author-panel.tsx";
import { ContactWell, JoinForm } from "./join-form.tsx";
import type { MyPartner, PartnerPanelProps } from "./my-partner.ts";
import { OtherPosts, OwnApplication } from "./own-application.tsx";

/** Whether the reader has no seat yet and may ask for one. */
function mayAsk({ application }: MyPartner): boolean {
  return !application || nextApplicationState(application.state, "apply") !== undefined;
}

/** What the reader can do about a round: apply, follow the own application, or answer those of others. */
export default function PartnerPanel(props: PartnerPanelProps) {
  const { postId, mine, failure } = props;
  const { t } = useTranslation("partner");
  const { application, state } = mine;
  if (mine.isAuthor) return <AuthorPanel postId={postId} mine={mine} failure={failure} />;
  const mayApply = state === "open" && mayAsk(mine);
  return (
    <section className={`${panelClass} p-5 md:p-6`} aria-label={t("join_title")}>
      {application ? <OwnApplication {...props} application={application} /> : null}
      {!application && state !== "open" && state !== "full" ? (
        <>
          <p className="mb-3 text-ink-2">{t(`state.${state}`)}</p>
          <OtherPosts />
        </>
      ) : null}
      {state === "full" && mayAsk(mine) ? <SeatAlert postId={postId} mine={mine} /> : null}
      {mayApply ? (
        <div className={application ? "mt-5" : undefined}>
          <ApplyForm postId={postId} mine={mine} failure={failure} />
        </div>
      ) : null}
      {mine.contact ? <ContactWell contact={mine.contact} label={t("contact")} /> : null}
    </section>
  );
}

/** Offers an alert for the next free seat of a full round. */
function SeatAlert({ postId, mine }: Pick<PartnerPanelProps, "postId" | "mine">) {
  const { t } = useTranslation("partner");
  return (
    <Note
      tone="info"
      icon={mine.isAlerted ? BellRing : UsersRound}
      title={t(mine.isAlerted ? "full.alerted_title" : "full.title")}
      action={
        <div className="flex flex-wrap gap-2">
          {mine.isAlerted ? (
            <JoinForm postId={postId} intent="alert_off" variant="ghost" size="sm">
              {t("full.alert_off")}
            </JoinForm>
          ) : (
            <JoinForm postId={postId} intent="alert" variant="secondary" size="sm">
              {t("full.alert")}
            </JoinForm>
          )}
          <OtherPosts />
        </div>
      }
    >
      {t(mine.isAlerted ? "full.alerted_text" : "full.text")}
    </Note>
  );
}

/** Asks for a seat with a word to the author. */
function ApplyForm({ postId, mine, failure }: Omit<PartnerPanelProps, "tip">) {
  const { t } = useTranslation("partner");
  const locale = useLocale();
  const action = useLocalized()(`/community/${postId}/join`);
  const busy = useNavigation().formData?.get("intent") === "apply";
  const amount = formatWon(mine.share ?? won(0), locale);
  return (
    <Form method="post" action={action} noValidate preventScrollReset className="mt-1 grid gap-4">
      <div>
        <h2 className="text-18">{t("apply.title")}</h2>
        <p className="mt-1 text-ink-2">
          {t("apply.text")} {mine.isBooked ? t("apply.pay", { amount }) : null}
        </p>
      </div>
      <input type="hidden" name="intent" value="apply" />
      <TextArea
        name="word"
        label={t("apply.word")}
        hint={t("apply.word_hint")}
        rows={3}
        maxLength={MAX_WORD}
        defaultValue={failure?.word}
        error={failure?.fields.word}
        required
      />
      <FailureText failure={failure} />
      <Button type="submit" block busy={busy}>
        {t("apply.send")}
      </Button>
    </Form>
  );
}
