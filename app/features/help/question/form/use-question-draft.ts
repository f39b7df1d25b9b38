import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { deleteDraft, readDraft, saveDraft } from "#app/platform/browser/browser-draft.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";

const FIELDS = ["type", "title", "content", "phone", "email", "public", "pictures"] as const;
const PAUSE_MS = 400;

type QuestionDraft = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** As `usePictures` saves and restores them. */
  readonly pictures: string;
  readonly onPictures: (saved: string) => void;
};

/** What is typed survives a reload, an error and a lost session, in this browser and for this member. */
export function useQuestionDraft({ form, pictures, onPictures }: QuestionDraft) {
  const { user } = useSession();
  const key = user ? `question-draft:${user.id}` : undefined;
  const touched = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [restored, setRestored] = useState(false);

  const restore = useEffectEvent((draftKey: string) => {
    const draft = readDraft(draftKey, FIELDS, new Date());
    if (!draft || !form.current || touched.current) return;
    // A form that was opened anew for something else is not filled with the text of another.
    if (draft.title === "" && draft.content === "") return;
    fill(form.current, draft);
    onPictures(draft.pictures);
    setRestored(true);
  });
  useEffect(() => {
    if (key) restore(key);
    return () => clearTimeout(pause.current);
  }, [key]);

  const save = useEffectEvent(() => {
    if (!key || !form.current) return;
    const data = new FormData(form.current);
    const text = Object.fromEntries(FIELDS.map((name) => [name, String(data.get(name) ?? "")]));
    const written = `${text.title}${text.content}`.trim() !== "" || pictures !== "";
    if (written) saveDraft(key, { ...text, pictures }, new Date());
    else deleteDraft(key);
  });
  useEffect(() => {
    if (pictures || touched.current) save();
  }, [pictures]);

  return {
    restored,
    touch() {
      touched.current = true;
      clearTimeout(pause.current);
      pause.current = setTimeout(save, PAUSE_MS);
    },
    clear() {
      clearTimeout(pause.current);
      touched.current = false;
      setRestored(false);
      if (key) deleteDraft(key);
    },
  };
}

function fill(form: HTMLFormElement, draft: Record<(typeof FIELDS)[number], string>): void {
  for (const name of ["title", "content", "phone", "email"] as const) {
    const element = form.elements.namedItem(name);
    if (element && "value" in element && draft[name] !== "") element.value = draft[name];
  }
  const type = form.elements.namedItem("type");
  if (type instanceof RadioNodeList && draft.type !== "") type.value = draft.type;
  const isPublic = form.elements.namedItem("public");
  if (isPublic instanceof HTMLInputElement) isPublic.checked = draft.public === "on";
}
