import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";

type ProveFirstProps = {
  /** One of theirs. */
  readonly provider: SocialProvider;
  /** Of the form that came too late. */
  readonly failure: Failure | undefined;
};

/** An open browser is not enough to add a way in: first they log in once more through a provider of theirs. */
export function ProveFirst({ provider, failure }: ProveFirstProps) {
  const { t } = useTranslation(["join", "social"]);
  const fetcher = useFetcher<Failure>();
  const back = useLocalized()("/mypage/security");
  const name = t(`social:name.${provider}`);
  return (
    <fetcher.Form method="post" action={`/api/auth/${provider}`} className="grid max-w-md gap-4">
      <input type="hidden" name="intent" value="prove" />
      <input type="hidden" name="next" value={back} />
      <p>{t("security.prove_text", { provider: name })}</p>
      <FailureText failure={fetcher.data?.ok === false ? fetcher.data : failure} />
      <Button type="submit" className="justify-self-start" busy={fetcher.state !== "idle"}>
        {t("security.prove", { provider: name })}
      </Button>
    </fetcher.Form>
  );
}
