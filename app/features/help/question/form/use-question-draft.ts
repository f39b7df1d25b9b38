import { type RefObject, useEffect, useEffectEvent } from "react";
import { fillForm, formFields, useBrowserDraft } from "#app/platform/browser/use-browser-draft.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";

export const QUESTION_FIELDS = ["type", "title", "content", "phone", "email", "public"] as const;

export type TypedQuestion = Readonly<Record<(typeof QUESTION_FIELDS)[number], string>>;

type QuestionDraft = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** As `useQuestionPictures` saves and restores them. */
  readonly pictures: string;
  readonly onPictures: (saved: string) => void;
};

/** What is typed survives a reload, an error and a lost session, in this browser and for this member. */
export function useQuestionDraft({ form, pictures, onPictures }: QuestionDraft) {
  const { user } = useSession();
  const draft = useBrowserDraft({
    key: user ? `question-draft:${user.id}` : undefined,
    fields: [...QUESTION_FIELDS, "pictures"],
    onStored: (stored) => {
      // A form that was opened again for something else is not filled with the text of another.
      if (!stored || !form.current || (stored.title === "" && stored.content === "")) return false;
      const { pictures: sent, ...typed } = stored;
      const filled = Object.entries(typed).filter(
        ([name, text]) => text !== "" || name === "public",
      );
      fillForm(form.current, Object.fromEntries(filled));
      onPictures(sent);
      return true;
    },
  });
  const save = useEffectEvent(() => {
    if (!form.current) return;
    const typed = formFields(form.current, QUESTION_FIELDS);
    const isWritten = `${typed.title}${typed.content}`.trim() !== "" || pictures !== "";
    draft.save(isWritten ? { ...typed, pictures } : {});
  });
  useEffect(() => {
    if (pictures || draft.touched.current) save();
  }, [pictures, draft.touched]);
  return { ...draft, touch: () => draft.saveSoon(save) };
}
