import { data } from "react-router";
import { DEFAULT_LOCALE, isLocale } from "#app/domain/common/language/languages.ts";
import { emailCodeSchema } from "#app/domain/member/login/account-forms.ts";
import { sendEmailCode } from "#app/features/member/account/prove-email.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import type { Route } from "./+types/email-code.ts";

export function loader() {
  throw refusal("common.method_not_allowed");
}

/** Mails a code to any address, known or not; the answer is always the same. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") throw refusal("common.method_not_allowed");
  const services = servicesOf(context);
  return answering("common.unexpected", services.log, async () => {
    const form = await formOf(request);
    const { email } = parseForm(emailCodeSchema, form);
    const wanted = form.get("locale");
    const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
    await sendEmailCode(services, { email, locale }, clientOf(context));
    return data({ ok: true as const, sentTo: email });
  });
}
