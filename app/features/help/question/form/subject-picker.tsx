import { Luggage, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LateDialog } from "#app/ui/overlay/late-dialog.tsx";
import { SubjectCard } from "../subject-card.tsx";
import type { Subject } from "../subject-queries.server.ts";

type SubjectPickerProps = {
  readonly subject: Subject | undefined;
  readonly choices: readonly Subject[];
};

/** What the question is about; it may be taken off or changed for another reservation. */
export function SubjectPicker({ subject, choices }: SubjectPickerProps) {
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
