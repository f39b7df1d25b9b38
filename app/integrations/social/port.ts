import type { SocialProvider } from "#app/domain/member/social-provider.ts";

/** A login that is under way: what is sent along, and must come back or be shown again. */
export type ProviderAttempt = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
};

export type SocialProfile = {
  /** With the provider's name the whole identity; nothing else here proves who somebody is. */
  readonly subject: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** What unlinking needs later; means nothing to anybody else. */
  readonly token: string | undefined;
};

/** Somebody who vouches for people: an OAuth 2 provider, spoken to in its own dialect. */
export interface SocialProviderPort {
  readonly name: SocialProvider;
  /** Where the browser goes to log in. */
  begin(attempt: ProviderAttempt): Promise<URL>;
  /** Turns the address that the provider sent the browser back to into a profile. */
  finish(callback: URL, attempt: ProviderAttempt): Promise<SocialProfile>;
  /** Tells the provider that we forget this person. */
  unlink(token: string): Promise<void>;
}

export type ProviderSettings = {
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** Where people log in, and where profiles are asked for; without a slash at the end. */
  readonly loginUrl: string;
  readonly apiUrl: string;
  /** Plain http: for a stand-in on this machine alone. */
  readonly insecure: boolean;
  readonly fetch: typeof globalThis.fetch;
};

/** `refused`: the person or the provider said no. `failed`: it could not be brought to an end. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly reason: "refused" | "failed";
  constructor(reason: "refused" | "failed", options?: ErrorOptions) {
    super(`login provider ${reason}`, options);
    this.reason = reason;
  }
}
