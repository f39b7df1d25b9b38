import type { Context } from "hono";
import { type Refusal, refusal } from "./codes.ts";

export type TossKeys = {
  readonly clientKey: string;
  readonly secretKey: string;
  /** For a test of a shop in production, which starts with live keys alone. */
  readonly takesLiveKeys?: boolean | undefined;
};

/** Which keys may use the API. Only test keys by default: a shop with live keys means the real provider. */
export function keyProblem(
  c: Context,
  { secretKey, takesLiveKeys }: TossKeys,
): Refusal | undefined {
  const [scheme, value = ""] = (c.req.header("authorization") ?? "").split(" ");
  if (scheme !== "Basic" || value === "") return refusal("UNAUTHORIZED_KEY");
  const decoded = Buffer.from(value, "base64").toString();
  if (!decoded.endsWith(":")) return refusal("INCORRECT_BASIC_AUTH_FORMAT");
  const key = decoded.slice(0, -1);
  if (!/^(test|live)_g?sk_/.test(key)) return refusal("INVALID_API_KEY");
  const isTaken = key === secretKey && (key.startsWith("test_") || takesLiveKeys === true);
  return isTaken ? undefined : refusal("UNAUTHORIZED_KEY");
}
