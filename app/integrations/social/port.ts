import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";

/** A login that is under way: values that the provider must send back or that we must show again. */
export type ProviderAttempt = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
  /** The person must log in again, even if the provider still has a session. */
  readonly again?: boolean;
};

export type SocialProfile = {
  /** Provider and subject are the identity; nothing else here proves who the user is. */
  readonly subject: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** Needed to unlink the account later; opaque to everybody else. */
  readonly token: string | undefined;
};

/** An OAuth 2 login provider. */
export interface SocialProviderPort {
  readonly name: SocialProvider;
  /** The address to log in at. */
  begin(attempt: ProviderAttempt): Promise<URL>;
  /** Turns the address that the provider sent the browser back to into a profile. */
  finish(callback: URL, attempt: ProviderAttempt): Promise<SocialProfile>;
  /** Ends the link at the provider. */
  unlink(token: string): Promise<void>;
}

export type ProviderSettings = {
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** The address of the login page, and of the profile API; without a slash at the end. */
  readonly loginUrl: string;
  readonly apiUrl: string;
  /** Allows plain http, for a simulator on this machine only. */
  readonly insecure: boolean;
  readonly fetch: typeof globalThis.fetch;
};

/** `refused`: the person or the provider declined. `failed`: the login could not be completed. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly reason: "refused" | "failed";
  constructor(reason: "refused" | "failed", options?: ErrorOptions) {
    super(`login provider ${reason}`, options);
    this.reason = reason;
  }
}
