import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import type { Picture } from "#app/domain/picture/picture.ts";
import { rememberIntent, takeIntent } from "#app/platform/browser/pending-intent.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { canLogInHere } from "#app/platform/session/login-here.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { useAnswer } from "#app/ui/hooks/use-answer.ts";
import { usePostPictures } from "../picture/use-post-pictures.ts";
import { usePostDraft } from "./post-draft.ts";

const INTENT = "community.post";

const loadSchema = async () => (await import("#app/domain/community/post-schema.ts")).postSchema;

type PostFormOptions = {
  readonly post: string;
  readonly pictures: readonly Picture[];
  /** What the server answered to a form that was sent without scripts. */
  readonly serverFailure: Failure | undefined;
  readonly onPublished: (id: number) => void;
};

/** State of the form: its pictures, its draft, and sending it, after a login where one is needed. */
export function usePostForm({ post, pictures, serverFailure, onPublished }: PostFormOptions) {
  const { user, ready } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const chosen = usePostPictures(pictures);
  const [savesPictures, setSavesPictures] = useState(true);
  const resume = useResumeAfterLogin(form, chosen.files.length);
  const sending = usePostSending((id) => {
    draft.clear();
    onPublished(id);
  });
  const draft = usePostDraft({
    post,
    form,
    files: chosen.files,
    onFiles: chosen.reset,
    onReady: (memberId) => resume.setAwaited(memberId ? sending.takePendingPost() : undefined),
  });
  const failure = sending.failure ?? serverFailure;
  const { checks, errorOf, fresh } = useChecked(loadSchema, failure);
  const busy = sending.busy || chosen.sending !== undefined;

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [failure]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const filled = event.currentTarget;
    checks.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (busy) return;
    if (ready && !user && !canLogInHere()) {
      await askLogin();
      return;
    }
    const sources = await chosen.send();
    if (sources === "auth.login_required" && !canLogInHere()) await askLogin();
    else if (typeof sources === "object") sending.submit(filled, sources);
  }

  async function askLogin(): Promise<void> {
    setSavesPictures(await draft.saveAll());
    sending.setAsksLogin(true);
  }

  const { lostPictures } = resume;
  const formProps = {
    ...checks,
    ref: form,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    onInput: draft.touch,
  };
  return { formProps, chosen, draft, sending, errorOf, fresh, busy, savesPictures, lostPictures };
}

/** Sends the post automatically after the login, unless a picture is missing. */
function useResumeAfterLogin(form: RefObject<HTMLFormElement | null>, fileCount: number) {
  /** How many pictures the post had that waits to be sent since before the login. */
  const [awaited, setAwaited] = useState<number>();
  const [lostPictures, setLostPictures] = useState(false);

  const resume = useEffectEvent((pictureCount: number) => {
    setAwaited(undefined);
    if (fileCount < pictureCount) setLostPictures(true);
    else form.current?.requestSubmit();
  });
  useEffect(() => {
    if (awaited !== undefined) resume(awaited);
  }, [awaited]);

  return { lostPictures, setAwaited };
}

type PostAnswer = Failure | { readonly ok: true; readonly id: number };

/** Sends a post to its page; asks for a login where one is needed, and continues after it. */
function usePostSending(onPublished: (id: number) => void) {
  const fetcher = useFetcher<PostAnswer>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const localized = useLocalized();
  const [asksLogin, setAsksLogin] = useState(false);
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;

  useAnswer(answer, (result) => {
    if (result.ok) onPublished(result.id);
    // They were never logged in here, so that no dialog has asked for it over the page.
    else if (result.error === "auth.login_required" && !canLogInHere()) setAsksLogin(true);
  });
  function submit(form: HTMLFormElement, pictures: readonly string[]): void {
    const data = new FormData(form);
    for (const src of pictures) data.append("picture", src);
    // The server answers without a redirect, so that the draft can be deleted first.
    data.append("stay", "1");
    // Nothing on this page has changed, and revalidating would race with the navigation to the post.
    void fetcher.submit(data, { method: "post", defaultShouldRevalidate: false });
  }

  function logIn(pictures: number): void {
    rememberIntent({ path: withoutLocale(pathname), kind: INTENT, payload: pictures }, new Date());
    void navigate(`${localized("/login")}?next=${encodeURIComponent(pathname)}`);
  }

  /** How many pictures the post had that was to be sent before the login; undefined when none was. */
  function takePendingPost(): number | undefined {
    const payload = takeIntent(withoutLocale(pathname), INTENT, new Date())?.payload;
    return typeof payload === "number" ? payload : undefined;
  }

  const failure = answer?.ok === false && !asksLogin ? answer : undefined;
  return {
    submit,
    logIn,
    takePendingPost,
    asksLogin,
    setAsksLogin,
    failure,
    busy: fetcher.state !== "idle" || answer?.ok === true,
  };
}
