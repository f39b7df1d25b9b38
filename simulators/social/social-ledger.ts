import { createHash, randomBytes } from "node:crypto";
import type { Person } from "./people.ts";

type Grant = {
  readonly person: Person;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string | undefined;
  readonly challenge: string | undefined;
};

const CODE_LIFE_MS = 60_000;
/** A public demo must not grow for ever. */
const MOST = 1_000;

/** The codes and tokens of one provider, and the accounts that were unlinked. */
export function providerLedger() {
  const codes = new Map<string, Grant & { readonly until: number }>();
  const tokens = new Map<string, Person>();
  const unlinked: string[] = [];

  function remember<T>(map: Map<string, T>, value: T): string {
    const key = randomBytes(24).toString("base64url");
    map.set(key, value);
    const oldest = map.keys().next().value;
    if (map.size > MOST && oldest !== undefined) map.delete(oldest);
    return key;
  }

  return {
    giveCode: (grant: Grant) => remember(codes, { ...grant, until: Date.now() + CODE_LIFE_MS }),

    /** A code works once, for the client, the address and the browser's secret that it was made for. */
    takeCode: (form: URLSearchParams): Grant | undefined => {
      const code = form.get("code") ?? "";
      const grant = codes.get(code);
      codes.delete(code);
      if (!grant || grant.until < Date.now()) return undefined;
      if (grant.clientId !== form.get("client_id")) return undefined;
      if (grant.redirectUri !== form.get("redirect_uri")) return undefined;
      if (grant.challenge && grant.challenge !== challengeOf(form.get("code_verifier"))) {
        return undefined;
      }
      return grant;
    },

    giveTokens: (person: Person) => ({
      access_token: remember(tokens, person),
      refresh_token: remember(tokens, person),
    }),
    personOf: (token: string | undefined) => tokens.get(token ?? ""),

    unlink: (token: string | undefined): Person | undefined => {
      const person = tokens.get(token ?? "");
      if (!person) return undefined;
      for (const [key, owner] of tokens) if (owner.key === person.key) tokens.delete(key);
      unlinked.push(person.key);
      if (unlinked.length > MOST) unlinked.shift();
      return person;
    },
    unlinked: () => [...unlinked],
  };
}

export type Ledger = ReturnType<typeof providerLedger>;

function challengeOf(verifier: string | null): string {
  return createHash("sha256")
    .update(verifier ?? "")
    .digest("base64url");
}
