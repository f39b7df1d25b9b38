import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useSearchParams } from "react-router";
import { formatPlainDay } from "#app/domain/common/date/date-text.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { isSocialProvider, type SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { GoogleMark, KakaoMark, NaverMark } from "#app/ui/look/provider-marks.tsx";
import { Note } from "#app/ui/note.tsx";
import { ConnectButton, ConnectForm } from "./connect-form.tsx";
import type { ConnectProof } from "./connect-proof.server.ts";
import type { ConnectedProvider } from "./enter-by-identity.server.ts";

type ConnectedProvidersProps = {
  readonly connected: readonly ConnectedProvider[];
  /** The providers that can be connected. */
  readonly offered: readonly SocialProvider[];
  /** How they show who they are before they connect one more. */
  readonly proof: ConnectProof;
};

const MARKS = { google: GoogleMark, naver: NaverMark, kakao: KakaoMark };

/** The login providers of a member, with buttons to link and unlink them. */
export function ConnectedProviders({ connected, offered, proof }: ConnectedProvidersProps) {
  const { t } = useTranslation("social");
  const [search] = useSearchParams();
  const fresh = search.get("connected");
  const own = connected.map(({ provider }) => provider);
  const providers = [...new Set([...offered, ...own])];
  const proving = own.find((provider) => offered.includes(provider));
  return (
    <>
      {isSocialProvider(fresh) && connected.some(({ provider }) => provider === fresh) ? (
        <Note tone="good" className="mb-4">
          {t("connected.done", { provider: t(`name.${fresh}`) })}
        </Note>
      ) : null}
      {proof === "provider" && proving && providers.length > own.length ? (
        <p className="text-14 text-ink-2">
          {t("connected.again", { provider: t(`name.${proving}`) })}
        </p>
      ) : null}
      <ul className="divide-y divide-line">
        {providers.map((provider) => (
          <ProviderRow
            key={provider}
            provider={provider}
            since={connected.find((each) => each.provider === provider)?.since}
            proof={proof}
          />
        ))}
      </ul>
    </>
  );
}

type ProviderRowProps = {
  readonly provider: SocialProvider;
  readonly since: Date | undefined;
  readonly proof: ConnectProof;
};

function ProviderRow({ provider, since, proof }: ProviderRowProps) {
  const { t } = useTranslation("social");
  const fetcher = useFetcher<Failure | { ok: true }>();
  const locale = useLocale();
  const Mark = MARKS[provider];
  const name = t(`name.${provider}`);
  const failure = fetcher.data && !fetcher.data.ok ? fetcher.data : undefined;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Mark className="size-5 flex-none" />
      <div className="min-w-0 flex-1">
        <b className="block">{name}</b>
        <span className="text-14 text-ink-2">
          {since
            ? t("connected.since", { date: formatPlainDay(shopDayOf(since), locale) })
            : t("connected.none")}
        </span>
        <ErrorText code={failure?.error} />
      </div>
      {since ? (
        <fetcher.Form method="post" action={`/api/auth/${provider}`}>
          <Button
            type="submit"
            name="intent"
            value="disconnect"
            variant="secondary"
            size="sm"
            busy={fetcher.state !== "idle"}
            aria-label={t("connected.disconnect_from", { provider: name })}
          >
            {t("connected.disconnect")}
          </Button>
        </fetcher.Form>
      ) : (
        <Connecting provider={provider} proof={proof} />
      )}
    </li>
  );
}

type ConnectingProps = Omit<ProviderRowProps, "since">;

function Connecting({ provider, proof }: ConnectingProps) {
  const { t } = useTranslation("social");
  const [isOpen, setOpen] = useState(false);
  if (proof === "provider") return <ConnectButton provider={provider} />;
  if (isOpen) {
    return <ConnectForm provider={provider} proof={proof} onCancel={() => setOpen(false)} />;
  }
  return (
    <Button
      variant="tonal"
      size="sm"
      aria-label={t("connected.connect_to", { provider: t(`name.${provider}`) })}
      onClick={() => setOpen(true)}
    >
      {t("connected.connect")}
    </Button>
  );
}
