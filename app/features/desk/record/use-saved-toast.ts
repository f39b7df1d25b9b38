import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "react-router";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { RecordAnswer } from "./record-action.server.ts";

type Shown = { readonly title: string; readonly version: number };

/** Names the record that is saved, with a button that undoes it; once for each answer. */
export function useSavedToast(answer: RecordAnswer | undefined, { title, version }: Shown): void {
  const { t } = useTranslation("desk");
  const { show } = useToast();
  const submit = useSubmit();
  const shown = useRef<RecordAnswer>(undefined);
  useEffect(() => {
    // The answer comes before the page is loaded again: until then the title is the old one.
    if (!answer?.ok || answer === shown.current || answer.saved.version > version) return;
    shown.current = answer;
    const { entry, undone } = answer.saved;
    if (undone) return show({ text: t("record.undone") });
    const body = { intent: "undo", version: String(answer.saved.version), entry: String(entry) };
    show({
      text: t("record.saved", { title }),
      action: { label: t("record.undo"), run: () => void submit(body, { method: "post" }) },
    });
  }, [answer, title, version, show, submit, t]);
}
