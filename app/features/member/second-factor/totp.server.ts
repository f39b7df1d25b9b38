import { Secret, TOTP } from "otpauth";
import { BRAND } from "#app/domain/company/brand.ts";

const PERIOD_S = 30;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address in the square that an authenticator app reads. */
export function totpAddress(secret: string, account: string): string {
  return totp(secret, account).toString();
}

/** The time step a code belongs to, one before and one after now included: clocks differ. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret, "").validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

function totp(secret: string, account: string): TOTP {
  return new TOTP({
    issuer: BRAND.name,
    label: account || "staff",
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_S,
  });
}
