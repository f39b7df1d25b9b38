import type { MiddlewareFunction } from "react-router";
import { listParams } from "#app/domain/desk/list/list-params.ts";
import { wholeNumber } from "#app/domain/member/phone-search.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { type Services, servicesOf } from "#app/platform/env/services.server.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { Throttled, throttleOf } from "#app/platform/http/throttle.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";

type Search = {
  readonly by: string;
  /** What was typed, wherever at the desk. */
  readonly q: string;
};

/** Checked before every search by phone number: trying numbers would reveal masked digits. */
export async function limitPhoneSearch(
  { db, now }: Pick<Services, "db" | "now">,
  { by, q }: Search,
): Promise<void> {
  const number = wholeNumber(q);
  if (number === undefined) return;
  const throttle = throttleOf(db);
  try {
    await throttle.take("phone-search", by);
  } catch (cause) {
    if (cause instanceof Throttled && cause.isFirst) {
      const subject = { kind: "member", id: by };
      await writeAudit(db, { by, action: "member.find_limit", subject, at: now() });
    }
    throw cause;
  }
  // A list that reloads on its own, or is opened again, is no new try.
  if (await isKnown(throttle, `${by}:${number}`)) await throttle.giveBack("phone-search", by);
}

async function isKnown(throttle: ReturnType<typeof throttleOf>, key: string): Promise<boolean> {
  try {
    await throttle.take("phone-number", key);
    return false;
  } catch (cause) {
    if (cause instanceof Throttled) return true;
    throw cause;
  }
}

/** Before every page of the desk: no list, file or neighbour of a list can forget to count a phone number. */
export const limitPhoneSearches: MiddlewareFunction<Response> = async ({ url, context }) => {
  const { q } = listParams(url.searchParams);
  if (q === "") return;
  const { id: by } = await requireMember(context);
  try {
    await limitPhoneSearch(servicesOf(context), { by, q });
  } catch (cause) {
    throw cause instanceof Throttled ? refusal(cause.code) : cause;
  }
};
