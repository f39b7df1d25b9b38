import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Failure } from "#app/platform/http/form.ts";

const PATH = "/api/log-in";

export type LoggedIn = {
  readonly ok: true;
  /** False while the second factor is missing. */
  readonly complete: boolean;
  /** The desk is closed to them until they have set one up. */
  readonly lacksFactor: boolean;
};

export type LoginAnswer = Failure | LoggedIn;

const UNKNOWN: Failure = { ok: false, error: "common.unexpected", fields: {} };

/** The password, or the code after it. */
export async function sendLogin(form: HTMLFormElement): Promise<LoginAnswer> {
  // Without a file, so that the router of no page is needed to read it.
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  try {
    const response = await fetch(PATH, { method: "POST", body });
    return (await response.json()) as LoginAnswer;
  } catch {
    return UNKNOWN;
  }
}

/** None where they cannot be asked for: the password is there all the same. */
export async function fetchProviders(): Promise<readonly SocialProvider[]> {
  try {
    const response = await fetch(PATH);
    return ((await response.json()) as { readonly providers: SocialProvider[] }).providers;
  } catch {
    return [];
  }
}
