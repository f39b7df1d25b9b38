import type { RouterContextProvider } from "react-router";
import { AppError } from "#app/domain/common/errors/errors.ts";
import {
  type HideInput,
  hideSchema,
  restoreSchema,
} from "#app/domain/community/moderation-form.ts";
import { type Services, servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { requireMember } from "#app/platform/session/session.server.ts";

type Target = { readonly id: number; readonly by: string };
type With<Input> = Target & { readonly input: Input };

type Moderated = {
  readonly hide: (services: Services, target: With<HideInput>) => Promise<void>;
  readonly restore: (services: Services, target: Target & { version: number }) => Promise<void>;
  /** What else the record lets staff do. */
  readonly other?: (services: Services, target: Target & Sent) => Promise<void>;
};

type Sent = { readonly form: FormData };

type Args = {
  readonly params: { readonly id: string };
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
};

/** What staff decide on the record of a post, a comment or a review. */
export function moderationAction({ params, request, context }: Args, to: Moderated) {
  const services = servicesOf(context);
  return answering("record.save_failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    const target = { id: numberParam(params.id), by };
    const form = await formOf(request);
    const intent = form.get("intent");
    if (intent === "hide") {
      await to.hide(services, { ...target, input: parseForm(hideSchema, form) });
    } else if (intent === "restore") {
      await to.restore(services, { ...target, ...parseForm(restoreSchema, form) });
    } else if (to.other) {
      await to.other(services, { ...target, form });
    } else throw new AppError("common.bad_request");
    return { ok: true as const };
  });
}
