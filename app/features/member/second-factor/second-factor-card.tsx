import { Copy, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { Note } from "#app/ui/note.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { FactorControls } from "./factor-controls.tsx";
import { FactorSetup } from "./factor-setup.tsx";
import type { SecondFactorSetup } from "./set-up-second-factor.server.ts";

type SecondFactorCardProps = {
  readonly isOn: boolean;
  readonly isNeeded: boolean;
  readonly codesLeft: number;
};

type SetupStarted = { readonly ok: true; readonly setup: SecondFactorSetup };
type Coded = { readonly ok: true; readonly codes: readonly string[] };

const loadSchema = async () =>
  (await import("#app/domain/member/login/account-forms.ts")).factorPasswordSchema;

/** Staff need a second factor: set up with the password, changed with a code as well. */
export function SecondFactorCard({ isOn, isNeeded, codesLeft }: SecondFactorCardProps) {
  const { t } = useTranslation("join");
  const asking = useFetcher<SetupStarted | Failure>();
  const changing = useFetcher<Coded | Failure>();
  const setup = asking.data?.ok ? asking.data.setup : undefined;
  const failure = asking.data && !asking.data.ok ? asking.data : undefined;
  const refused = changing.data && !changing.data.ok ? changing.data : undefined;
  const codes = changing.data?.ok ? changing.data.codes : undefined;
  const { checks, errorOf } = useChecked(loadSchema, failure);

  return (
    <Card as="section" id="second-factor">
      <h2 className="text-18">{t("security.factor")}</h2>
      <p className="mb-4 text-14 text-ink-2">
        {t(isOn ? "security.factor_on" : "security.factor_off")}
      </p>
      {isNeeded && !isOn ? (
        <Note tone="warn" title={t("security.factor_needed")} className="mb-4">
          {t("security.factor_needed_text")}
        </Note>
      ) : null}
      {codes ? <RecoveryList codes={codes} /> : null}
      {isOn ? (
        <FactorControls
          // Emptied with each new list: the code that made it is used.
          key={codes?.[0]}
          codesLeft={codesLeft}
          failure={refused}
          busy={changing.state !== "idle"}
          Form={changing.Form}
        />
      ) : null}
      {setup && !isOn ? <FactorSetup setup={setup} failure={refused} Form={changing.Form} /> : null}
      {setup || isOn ? null : (
        <asking.Form method="post" noValidate {...checks} className="grid max-w-md gap-4">
          <input type="hidden" name="intent" value="offer" />
          <PasswordField
            name="factorPassword"
            label={t("security.factor_password")}
            error={errorOf("factorPassword")}
            autoComplete="current-password"
          />
          <FailureText failure={failure} />
          <Button type="submit" className="justify-self-start" busy={asking.state !== "idle"}>
            {t("security.factor_begin")}
          </Button>
        </asking.Form>
      )}
    </Card>
  );
}

function RecoveryList({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation("join");
  const { show } = useToast();
  // Windows' own editor wants both marks at the end of a line.
  const text = [t("security.recovery_file"), "", ...codes, ""].join("\r\n");

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      show({ text: t("security.recovery_copied") });
    } catch {
      show({ text: t("security.recovery_by_hand"), tone: "error" });
    }
  }
  return (
    <div role="status" className="mb-5">
      <Note
        tone="good"
        title={t("security.recovery")}
        action={
          <>
            <Button size="sm" variant="secondary" onClick={() => void copy()}>
              <Copy aria-hidden="true" />
              {t("security.recovery_copy")}
            </Button>
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download="palmtee-recovery-codes.txt"
              className={buttonClass({ variant: "secondary", size: "sm" })}
            >
              <Download aria-hidden="true" />
              {t("security.recovery_download")}
            </a>
            <a
              href="/admin"
              className="inline-flex min-h-11 items-center px-2 font-semibold underline"
            >
              {t("security.to_desk")}
            </a>
          </>
        }
      >
        <p>{t("security.recovery_text")}</p>
        <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
