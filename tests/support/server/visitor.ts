import { signInCookie } from "./sign-in.ts";

/** A text is sent as the form that it may not be. */
type Form =
  | string
  | FormData
  | URLSearchParams
  | Readonly<Record<string, string>>
  | readonly (readonly [string, string])[];

/** The staff of the demo, whose login IDs are their roles. */
export const STAFF = ["owner", "ops", "content", "support"] as const;

export type Visitor = ReturnType<typeof visitorOf>;

/** A browser without scripts, over HTTP alone: it keeps its session, and follows no redirects. */
export function visitorOf(url: string, session = "", origin = url) {
  let cookie = session;

  async function get(path: string, init: RequestInit = {}) {
    const headers = { origin, cookie, ...(init.headers as Record<string, string>) };
    const response = await fetch(url + path, { redirect: "manual", ...init, headers });
    const fresh = response.headers.getSetCookie().find((each) => each.includes("session="));
    cookie = fresh?.split(";")[0] ?? cookie;
    return {
      status: response.status,
      headers: response.headers,
      to: response.headers.get("location") ?? "",
      text: await response.text(),
    };
  }

  function post(path: string, form: Form = {}) {
    if (form instanceof FormData) return get(path, { method: "POST", body: form });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body =
      typeof form === "string" ? form : new URLSearchParams(form as Record<string, string>);
    return get(path, { method: "POST", headers, body });
  }

  function postJson(path: string, json: unknown) {
    const headers = { "content-type": "application/json" };
    const body = typeof json === "string" ? json : JSON.stringify(json);
    return get(path, { method: "POST", headers, body });
  }

  function upload(path: string, bytes: Uint8Array<ArrayBuffer>, name = "photo.jpg", type = "") {
    const form = new FormData();
    form.append("file", new Blob([bytes], { type }), name);
    return post(path, form);
  }

  return { get, post, postJson, upload, cookie: () => cookie };
}

/** Members of the demo, by their login IDs, each in a browser of their own. */
export async function signedIn<LoginId extends string>(
  url: string,
  ...loginIds: readonly LoginId[]
): Promise<Record<LoginId, Visitor>> {
  const visitors = loginIds.map(
    async (loginId) => [loginId, visitorOf(url, await signInCookie(url, loginId))] as const,
  );
  return Object.fromEntries(await Promise.all(visitors)) as Record<LoginId, Visitor>;
}
