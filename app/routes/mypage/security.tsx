import { useTranslation } from "react-i18next";
import { data, useLocation } from "react-router";
import { isStaff } from "#app/domain/desk/role/role-names.ts";
import { isFreshProof } from "#app/domain/member/login/session-times.ts";
import {
  findLoginMethods,
  listDevices,
} from "#app/features/member/account/account-queries.server.ts";
import { DeviceCard } from "#app/features/member/account/device-card.tsx";
import { PasswordCard } from "#app/features/member/account/password-card.tsx";
import { changeSecurity } from "#app/features/member/account/security-actions.server.ts";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { countRecoveryCodes } from "#app/features/member/second-factor/recovery-codes.server.ts";
import { SecondFactorCard } from "#app/features/member/second-factor/second-factor-card.tsx";
import { connectProof } from "#app/features/member/social/connect-proof.server.ts";
import { ConnectedProviders } from "#app/features/member/social/connected-providers.tsx";
import { connectedProviders } from "#app/features/member/social/enter-by-identity.server.ts";
import {
  offeredProviders,
  providersOf,
} from "#app/features/member/social/social-providers.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { formOf } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { currentSession, requireAnyMember } from "#app/platform/session/session.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Route } from "./+types/security.ts";

export const handle = { words: ["errors", "join", "mypage", "social"] } satisfies PageHandle;

const DONE = ["password", "dropped", "created", "others", "removed", "proved"] as const;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { db, site } = services;
  const { id, role } = await requireAnyMember(context);
  const session = await currentSession(services, request);
  return {
    role,
    methods: orNotFound(await findLoginMethods(db, id)),
    devices: await listDevices(db, id, session?.id ?? ""),
    connected: await connectedProviders(db, id),
    offered: offeredProviders(site.social),
    proof: await connectProof(db, id),
    isProved: session !== null && isFreshProof(session.factorAt, session.at),
    factor: isStaff(role)
      ? {
          isNeeded: site.staffSecondFactor === "required",
          codesLeft: await countRecoveryCodes(db, id),
        }
      : null,
    done: DONE.find((each) => each === url.searchParams.get("done")) ?? null,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("member.save_failed", services.log, async () => {
    const { id, role } = await requireAnyMember(context);
    const { userAgent } = clientOf(context);
    const form = await formOf(request);
    const providerOf = providersOf(context, url.origin);
    const who = { id, role, userAgent, request, url, providerOf };
    const answer = await changeSecurity(services, who, form);
    return answer instanceof Response ? answer : data(answer.body, { headers: answer.headers });
  });
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("join:security.title"),
    description: t("join:security.description"),
  }));
}

export default function MypageSecurity({ loaderData, actionData }: Route.ComponentProps) {
  const { role, methods, devices, connected, offered, proof, isProved, factor, done } = loaderData;
  const { t } = useTranslation("join");
  // What was shown once is not shown again after a change that leads back here.
  const { key: visit } = useLocation();
  const failure = actionData && !actionData.ok ? actionData : undefined;
  const own = connected.map(({ provider }) => provider);
  const mustProve = !isProved || failure?.error === "auth.login_stale";
  return (
    <MyLayout current="security" role={role}>
      <MyHead title={t("security.title")} text={t("security.intro")} />
      {done ? (
        <div role="status">
          <Note tone="good">{t(`security.done.${done}`)}</Note>
        </div>
      ) : null}
      {factor ? <SecondFactorCard key={visit} isOn={methods.hasSecondFactor} {...factor} /> : null}
      <PasswordCard
        key={`password-${done}`}
        hasPassword={methods.hasPassword}
        loginId={methods.loginId}
        linked={own}
        proving={mustProve ? own.find((provider) => offered.includes(provider)) : undefined}
        failure={failure}
      />
      <DeviceCard devices={devices} />
      {offered.length + connected.length > 0 ? (
        <Card as="section">
          <h2 className="text-18">{t("security.providers")}</h2>
          <ConnectedProviders connected={connected} offered={offered} proof={proof} />
        </Card>
      ) : null}
    </MyLayout>
  );
}
