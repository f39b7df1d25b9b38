import { type RefObject, useEffect, useEffectEvent } from "react";
import {
  deleteDraft,
  fillForm,
  formFields,
  readDraft,
  saveDraft,
  useBrowserDraft,
} from "#app/platform/browser/use-browser-draft.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";

const DATABASE = "post-drafts";
const STORE = "files";

export const POST_FIELDS = ["title", "content", "region"] as const;

export type PostText = Readonly<Record<(typeof POST_FIELDS)[number], string>>;

/** Which post it is about ("new", or a number), and whose it is: a member's, or a visitor's. */
type DraftName = { readonly post: string; readonly by: string | undefined };

export function draftKey({ post, by }: DraftName): string {
  return `post-draft:${post}:${by ?? "visitor"}`;
}

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
  const by = user?.id;
  const key = draftKey({ post, by });
  const draft = useBrowserDraft({
    key: ready ? key : undefined,
    fields: POST_FIELDS,
    onStored: async (own): Promise<boolean> => {
      const found = await findDraft({ post, by }, own);
      const filled = draft.touched.current ? null : form.current;
      if (found && filled) {
        fillForm(filled, found.text);
        onFiles(found.files);
      }
      onReady(by);
      return found !== undefined && filled !== null;
    },
  });
  const saveFiles = useEffectEvent((count: number) => {
    if (draft.touched.current && count === files.length) void saveDraftFiles(key, files);
  });
  const fileCount = files.length;
  useEffect(() => saveFiles(fileCount), [fileCount]);

  function save(): void {
    if (form.current) draft.save(formFields(form.current, POST_FIELDS));
  }

  function clear(): void {
    draft.clear();
    void saveDraftFiles(key, []);
  }

  return {
    ...draft,
    touch: () => draft.saveSoon(save),
    /** Text and pictures together; false when the pictures cannot be saved. */
    saveAll: (): Promise<boolean> => {
      save();
      return saveDraftFiles(key, files);
    },
    clear,
    /** Empties the form too. */
    discard(): void {
      clear();
      form.current?.reset();
      onFiles([]);
    },
  };
}

/** The draft a visitor wrote before logging in comes before an older draft of the member. */
async function findDraft({ post, by }: DraftName, own: PostText | undefined) {
  const [key, visitors] = [draftKey({ post, by }), draftKey({ post, by: undefined })];
  const fresh = by ? readDraft(visitors, POST_FIELDS, new Date()) : undefined;
  const text = fresh ?? own;
  if (!text) return undefined;
  const files = await readDraftFiles(fresh ? visitors : key);
  if (fresh) {
    saveDraft(key, text, new Date());
    await saveDraftFiles(key, files);
    deleteDraft(visitors);
    await saveDraftFiles(visitors, []);
  }
  return { text, files };
}

/** Saves the pictures of a draft in IndexedDB: they are too large for localStorage. False when that fails. */
async function saveDraftFiles(key: string, files: readonly File[]): Promise<boolean> {
  try {
    await run("readwrite", (store) => {
      if (files.length === 0) return store.delete(key);
      return store.put([...files], key);
    });
    return true;
  } catch {
    return false;
  }
}

async function readDraftFiles(key: string): Promise<readonly File[]> {
  try {
    const stored: unknown = await run("readonly", (store) => store.get(key));
    return Array.isArray(stored) ? stored.filter((each) => each instanceof File) : [];
  } catch {
    return [];
  }
}

function run(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        done(request.result);
      };
      transaction.onabort = () => {
        database.close();
        failed(transaction.error);
      };
    };
  });
}
