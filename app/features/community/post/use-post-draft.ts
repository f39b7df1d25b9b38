import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { readDraftFiles, saveDraftFiles } from "./draft-files.ts";
import {
  DRAFT_FIELDS,
  type DraftName,
  type DraftText,
  deleteDraftText,
  readDraftText,
  saveDraftText,
} from "./draft-text.ts";

const PAUSE_MS = 400;

type PostDraft = {
  /** "new", or the number of the post that is being changed. */
  readonly post: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** Called once the session is known and the draft is restored. */
  readonly onReady: (memberId: string | undefined) => void;
};

/** Saves the draft in this browser and restores it; a visitor's draft becomes the member's at login. */
export function usePostDraft({ post, form, files, onFiles, onReady }: PostDraft) {
  const { user, ready } = useSession();
  const [restored, setRestored] = useState(false);
  const [saved, setSaved] = useState(false);
  const touched = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const by = user?.id;
  const name: DraftName = { post, by };

  const restore = useEffectEvent(async (memberId: string | undefined) => {
    const draft = await findDraft({ post, by: memberId });
    // Whoever is already typing is not interrupted.
    if (draft && form.current && !touched.current) {
      fill(form.current, draft.text);
      onFiles(draft.files);
      setRestored(true);
    }
    onReady(memberId);
  });
  useEffect(() => {
    if (ready) void restore(by);
    return () => clearTimeout(pause.current);
  }, [ready, by]);
  useSavedFiles(name, files, touched);

  function touch(): void {
    touched.current = true;
    clearTimeout(pause.current);
    pause.current = setTimeout(save, PAUSE_MS);
  }

  function save(): void {
    clearTimeout(pause.current);
    if (form.current) setSaved(saveDraftText(name, read(form.current), new Date()));
  }

  /** Text and pictures at once; false when the pictures cannot be saved. */
  async function saveAll(): Promise<boolean> {
    save();
    return saveDraftFiles(name, files);
  }

  function clear(): void {
    clearTimeout(pause.current);
    touched.current = false;
    setRestored(false);
    setSaved(false);
    deleteDraftText(name);
    void saveDraftFiles(name, []);
  }

  /** Empties the form too. */
  function discard(): void {
    clear();
    form.current?.reset();
    onFiles([]);
  }

  return { restored, saved, touch, saveAll, clear, discard };
}

function useSavedFiles(name: DraftName, files: readonly File[], touched: RefObject<boolean>): void {
  const save = useEffectEvent((count: number) => {
    if (touched.current && count === files.length) void saveDraftFiles(name, files);
  });
  const fileCount = files.length;
  useEffect(() => save(fileCount), [fileCount]);
}

/** The draft a visitor wrote before logging in comes before an older draft of the member. */
async function findDraft(name: DraftName) {
  const visitors = { ...name, by: undefined };
  const now = new Date();
  const fresh = name.by ? readDraftText(visitors, now) : undefined;
  const from = fresh ? visitors : name;
  const text = fresh ?? readDraftText(name, now);
  if (!text) return undefined;
  const files = await readDraftFiles(from);
  if (fresh) {
    saveDraftText(name, text, now);
    await saveDraftFiles(name, files);
    deleteDraftText(visitors);
    await saveDraftFiles(visitors, []);
  }
  return { text, files };
}

function read(form: HTMLFormElement): DraftText {
  const data = new FormData(form);
  const of = (field: (typeof DRAFT_FIELDS)[number]) => String(data.get(field) ?? "");
  return { title: of("title"), content: of("content"), region: of("region") };
}

function fill(form: HTMLFormElement, text: DraftText): void {
  for (const field of DRAFT_FIELDS) {
    const element = form.elements.namedItem(field);
    if (element && "value" in element) element.value = text[field];
  }
}
