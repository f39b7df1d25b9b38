import { redirect } from "react-router";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isStaff, type Role } from "#app/domain/desk/role/role-rights.ts";
import {
  changePasswordSchema,
  confirmFactorSchema,
  createPasswordSchema,
  factorPasswordSchema,
  factorProofSchema,
} from "#app/domain/member/login/account-forms.ts";
import { isFreshProof } from "#app/domain/member/login/session-times.ts";
import { openedHeaders, openSession } from "#app/features/member/login/open-session.server.ts";
import {
  removeSecondFactor,
  renewRecoveryCodes,
} from "#app/features/member/second-factor/change-second-factor.server.ts";
import {
  confirmSecondFactor,
  type SecondFactorSetup,
  startSecondFactorSetup,
} from "#app/features/member/second-factor/set-up-second-factor.server.ts";
import { unlinkIdentities } from "#app/features/member/social/drop-identities.server.ts";
import type { ProviderOf } from "#app/features/member/social/social-providers.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { parseForm } from "#app/platform/http/form.ts";
import { currentSession, endSessionsOf } from "#app/platform/session/session.server.ts";
import type { FactorAt } from "#app/platform/session/session-store.server.ts";
import { changePassword, createPassword } from "./change-password.server.ts";

type Who = {
  readonly id: string;
  readonly role: Role;
  readonly userAgent: string;
  readonly request: Request;
  readonly url: URL;
  readonly providerOf: ProviderOf;
};

type Shown = {
  readonly body: {
    readonly ok: true;
    readonly setup?: SecondFactorSetup;
    readonly codes?: readonly string[];
  };
  readonly headers: Headers;
};

/** What can be done on the page of logins and devices, by the name of its button. */
export async function changeSecurity(
  services: Services,
  who: Who,
  form: FormData,
): Promise<Response | Shown> {
  const session = await currentSession(services, who.request);
  if (!session) throw new AppError("auth.login_required");
  /** Rights have changed and every other session has ended: this browser continues with a new one. */
  const renewed = async (factorAt: FactorAt = session.factorAt) => {
    const { userAgent, request } = who;
    const { stay } = session;
    const how = { stay, userAgent, request, proved: true, factorAt, follows: true };
    return openedHeaders(await openSession(services, who.id, how));
  };
  const done = (what: string, headers = new Headers()) =>
    redirect(`${who.url.pathname}?done=${what}`, { headers });

  const intent = form.get("intent");
  if (intent === "password") {
    const given = parseForm(changePasswordSchema, form);
    const dropped = await changePassword(services, who.id, given, session.id);
    const headers = await renewed();
    await unlinkIdentities(services, who.providerOf, dropped);
    return done(dropped.length > 0 ? "dropped" : "password", headers);
  }
  if (intent === "create") {
    // An open browser is not enough to add a way in, nor is a provider that still knows it.
    if (!isFreshProof(session.factorAt, session.at)) throw new AppError("auth.login_stale");
    await createPassword(services, who.id, parseForm(createPasswordSchema, form), session.id);
    return done("created", await renewed());
  }
  if (intent === "others") {
    await endSessionsOf(services.db, who.id, session.id);
    return done("others");
  }
  if (!isStaff(who.role)) throw new AppError("common.bad_request");
  if (intent === "offer") {
    const { factorPassword } = parseForm(factorPasswordSchema, form);
    const setup = await startSecondFactorSetup(services, who.id, factorPassword);
    return { body: { ok: true, setup }, headers: new Headers() };
  }
  if (intent === "confirm") {
    const given = parseForm(confirmFactorSchema, form);
    const codes = await confirmSecondFactor(services, who.id, given, session.id);
    return { body: { ok: true, codes }, headers: await renewed("now") };
  }
  if (intent === "codes") {
    const proof = parseForm(factorProofSchema, form);
    const codes = await renewRecoveryCodes(services, who.id, proof);
    return { body: { ok: true, codes }, headers: new Headers() };
  }
  if (intent === "remove") {
    await removeSecondFactor(services, who.id, parseForm(factorProofSchema, form), session.id);
    return done("removed", await renewed());
  }
  throw new AppError("common.bad_request");
}
