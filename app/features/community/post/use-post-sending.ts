import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { rememberIntent, takeIntent } from "#app/platform/browser/pending-intent.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { canLogInHere } from "#app/platform/session/login-here.ts";

const INTENT = "community.post";

export type PostAnswer = Failure | { readonly ok: true; readonly id: number };

/** Sends a post to its page; asks for a login where one is needed, and continues after it. */
export function usePostSending(onPublished: (id: number) => void) {
  const fetcher = useFetcher<PostAnswer>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const localized = useLocalized();
  const [asksLogin, setAsksLogin] = useState(false);
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;

  const answered = useEffectEvent((result: PostAnswer) => {
    if (result.ok) onPublished(result.id);
    // They were never logged in here, so that no dialog has asked for it over the page.
    else if (result.error === "auth.login_required" && !canLogInHere()) setAsksLogin(true);
  });
  useEffect(() => {
    if (answer) answered(answer);
  }, [answer]);

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
