import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** Encrypts what must be read again: sealed texts are useless without the secret of this installation. */
export type SecretBox = {
  readonly seal: (text: string) => string;
  readonly open: (sealed: string) => string;
  /** A keyed hash: the same text gives the same hash, and it cannot be made without the secret. */
  readonly mark: (text: string) => string;
};

export function secretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "palmtee seal", 32));
  const markKey = Buffer.from(hkdfSync("sha256", secret, "", "palmtee mark", 32));
  return {
    seal: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
    },
    mark: (text) => createHmac("sha256", markKey).update(text).digest("base64url"),
  };
}

const EVEN_MS = 250;

/** Takes equally long whether there is work or not, so that the response time reveals nothing. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), wait(EVEN_MS)]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}
