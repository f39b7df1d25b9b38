import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { keepFiles, keptFiles } from "./draft-files.ts";
import {
  DRAFT_FIELDS,
  type DraftName,
  type DraftWords,
  dropWords,
  keepWords,
  keptWords,
} from "./draft-text.ts";

const PAUSE_MS = 400;

type PostDraft = {
  /** "new", or the number of the post that is being changed. */
  readonly post: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  /** Once it is known who is here and what they had begun. */
  readonly onReady: (memberId: string | undefined) => void;
};

/** Keeps what is being written in this browser, and brings it back; a visitor's draft becomes the member's at login. */
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
      fill(form.current, draft.words);
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
    pause.current = setTimeout(keep, PAUSE_MS);
  }

  function keep(): void {
    clearTimeout(pause.current);
    if (form.current) setSaved(keepWords(name, read(form.current), new Date()));
  }

  /** Everything at once, pictures too; false when those cannot be kept. */
  async function keepAll(): Promise<boolean> {
    keep();
    return keepFiles(name, files);
  }

  function drop(): void {
    clearTimeout(pause.current);
    touched.current = false;
    setRestored(false);
    setSaved(false);
    dropWords(name);
    void keepFiles(name, []);
  }

  /** As if nothing had been written. */
  function discard(): void {
    drop();
    form.current?.reset();
    onFiles([]);
  }

  return { restored, saved, touch, keepAll, drop, discard };
}

function useSavedFiles(name: DraftName, files: readonly File[], touched: RefObject<boolean>): void {
  const save = useEffectEvent((count: number) => {
    if (touched.current && count === files.length) void keepFiles(name, files);
  });
  const fileCount = files.length;
  useEffect(() => save(fileCount), [fileCount]);
}

/** What a visitor wrote a moment ago comes before what the member once began. */
async function findDraft(name: DraftName) {
  const visitors = { ...name, by: undefined };
  const now = new Date();
  const fresh = name.by ? keptWords(visitors, now) : undefined;
  const from = fresh ? visitors : name;
  const words = fresh ?? keptWords(name, now);
  if (!words) return undefined;
  const files = await keptFiles(from);
  if (fresh) {
    keepWords(name, words, now);
    await keepFiles(name, files);
    dropWords(visitors);
    await keepFiles(visitors, []);
  }
  return { words, files };
}

function read(form: HTMLFormElement): DraftWords {
  const data = new FormData(form);
  const of = (field: (typeof DRAFT_FIELDS)[number]) => String(data.get(field) ?? "");
  return { title: of("title"), content: of("content"), region: of("region") };
}

function fill(form: HTMLFormElement, words: DraftWords): void {
  for (const field of DRAFT_FIELDS) {
    const element = form.elements.namedItem(field);
    if (element && "value" in element) element.value = words[field];
  }
}
