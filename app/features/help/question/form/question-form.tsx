import { Luggage, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { legalPath } from "#app/domain/company/legal/legal-kinds.ts";
import type { AskWords } from "#app/domain/help/question/ask-path.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField, FailureText, TextField } from "#app/ui/form/field.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { linkClass, panelClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import { LateDialog } from "#app/ui/overlay/late-dialog.tsx";
import { SubjectCard } from "../subject-card.tsx";
import type { Subject } from "../subject-queries.server.ts";
import { PictureTiles } from "./picture-tiles.tsx";
import { QuestionFields } from "./question-fields.tsx";
import type { TypedQuestion } from "./use-question-draft.ts";
import { useQuestionForm } from "./use-question-form.ts";

export type QuestionFormProps = {
  /** What it is about, if it was opened from there. */
  readonly subject: Subject | undefined;
  readonly choices: readonly Subject[];
  /** What it begins with, if the page it was opened from knows. */
  readonly words: AskWords;
  readonly contact: { readonly phone: string | null; readonly email: string | null };
  /** What was typed into a form that was sent without scripts, and what the server answered. */
  readonly typed: TypedQuestion | undefined;
  readonly refused: Failure | undefined;
};

/** A question with its subject, pictures and contact, as drawn in three boxes. */
export function QuestionForm(props: QuestionFormProps) {
  const { subject, choices, contact, words, typed, refused } = props;
  const { t } = useTranslation("question");
  const { formProps, pictures, draft, errorOf, failure, busy, isWaiting } =
    useQuestionForm(refused);
  return (
    <Form method="post" noValidate {...formProps} className="grid grid-cols-1 gap-3 md:gap-4">
      {draft.restored ? <Note tone="info">{t("ask.restored")}</Note> : null}
      <section className={`${panelClass} p-5 md:p-7`}>
        <SubjectPicker subject={subject} choices={choices} />
      </section>
      <section className={`${panelClass} p-5 md:p-7`}>
        <h2 className="text-18 md:text-22">{t("ask.question")}</h2>
        <QuestionFields
          subject={subject}
          start={typed ?? words}
          type={typed?.type}
          errorOf={errorOf}
        />
        <div className="mt-4">
          <PictureTiles pictures={pictures} error={errorOf("picture")} />
        </div>
      </section>
      <ContactSection contact={contact} typed={typed} errorOf={errorOf} />
      <div>
        <FailureText failure={failure} />
        {failure && failure.error === "qna.submit_failed" ? (
          <p className="mt-1 text-14 text-ink-2">{t("ask.kept")}</p>
        ) : null}
        <Button type="submit" size="lg" block busy={busy} className="mt-2">
          {t("ask.submit")}
        </Button>
        <p className="mt-2 text-center text-14 text-ink-2" role="status">
          {t(isWaiting && pictures.isSending ? "ask.waits" : "ask.submit_hint")}
        </p>
      </div>
    </Form>
  );
}

type ContactSectionProps = Pick<QuestionFormProps, "contact" | "typed"> & {
  readonly errorOf: (field: string) => ErrorCode | undefined;
};

/** Where the answer goes, the agreement to that, and whether others may read it. */
function ContactSection({ contact, typed, errorOf }: ContactSectionProps) {
  const { t } = useTranslation("question");
  return (
    <section className={`${panelClass} p-5 md:p-7`}>
      <h2 className="text-18 md:text-22">{t("ask.contact")}</h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <TextField
          name="phone"
          type="tel"
          autoComplete="tel"
          label={t("ask.phone")}
          hint={t("ask.phone_hint")}
          defaultValue={typed?.phone ?? contact.phone ?? ""}
          error={errorOf("phone")}
          required
        />
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={t("ask.email")}
          hint={t("ask.email_hint")}
          defaultValue={typed?.email ?? contact.email ?? ""}
          error={errorOf("email")}
          required
        />
      </div>
      <hr className="border-line my-5" />
      <CheckField name="agree" label={t("ask.agree")} error={errorOf("agree")} />
      <p className="ml-9 text-14 text-ink-2">
        {t("ask.agree_text")}{" "}
        <AppLink className={linkClass} to={legalPath("privacy")} target="_blank">
          {t("ask.agree_more")}
        </AppLink>
      </p>
      <Switch
        name="public"
        label={t("ask.public")}
        hint={t("ask.public_hint")}
        defaultChecked={typed?.public === "on"}
        className="mt-3"
      />
    </section>
  );
}

type SubjectPickerProps = {
  readonly subject: Subject | undefined;
  readonly choices: readonly Subject[];
};

/** What the question is about; it may be taken off or changed for another reservation. */
function SubjectPicker({ subject, choices }: SubjectPickerProps) {
  const { t } = useTranslation("question");
  const [chosen, setChosen] = useState(subject);
  const [open, setOpen] = useState(false);
  return (
    <>
      <h2 className="text-18 md:text-22">{t("ask.about")}</h2>
      {chosen ? <input type="hidden" name="about" value={chosen.about} /> : null}
      {chosen ? (
        <div className="mt-3">
          <SubjectCard subject={chosen}>
            <IconButton
              icon={X}
              label={t("ask.about_remove")}
              className="-mr-1"
              onClick={() => setChosen(undefined)}
            />
          </SubjectCard>
        </div>
      ) : (
        <p className="mt-1 text-ink-2">{t("ask.about_none")}</p>
      )}
      {choices.length > 0 ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            <Luggage aria-hidden="true" />
            {t(chosen ? "ask.about_other" : "ask.about_choose")}
          </Button>
          {chosen ? (
            <Button variant="ghost" size="sm" onClick={() => setChosen(undefined)}>
              {t("ask.about_off")}
            </Button>
          ) : null}
        </div>
      ) : null}
      <LateDialog title={t("ask.about_choose")} open={open} onOpenChange={setOpen} look="sheet">
        <ul className="grid gap-2">
          {choices.map((each) => (
            <li key={each.about}>
              <button
                type="button"
                className="block w-full text-left"
                onClick={() => {
                  setChosen(each);
                  setOpen(false);
                }}
              >
                <SubjectCard subject={each} />
              </button>
            </li>
          ))}
        </ul>
      </LateDialog>
    </>
  );
}
