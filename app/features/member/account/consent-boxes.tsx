import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { legalPath } from "#app/domain/company/legal/legal-kinds.ts";
import {
  SIGN_UP_CONSENTS,
  type SignUpConsent,
} from "#app/domain/member/sign-up/sign-up-consents.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { CheckField, ErrorText } from "#app/ui/form/field.tsx";
import { fieldClass, labelClass } from "#app/ui/form/field-class.ts";

type ConsentBoxesProps = {
  readonly error: ErrorCode | undefined;
  readonly given?: readonly string[] | undefined;
};

const KINDS = SIGN_UP_CONSENTS.map(({ kind }) => kind);

/** Each consent is separate, and none is ticked beforehand. */
export function ConsentBoxes({ error, given = [] }: ConsentBoxesProps) {
  const { t } = useTranslation("join");
  const [agreed, setAgreed] = useState<readonly SignUpConsent[]>(
    KINDS.filter((kind) => given.includes(kind)),
  );
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  function tick(kind: SignUpConsent, isTicked: boolean) {
    setAgreed(isTicked ? [...agreed, kind] : agreed.filter((each) => each !== kind));
  }
  return (
    <fieldset className={fieldClass} aria-describedby={error ? "agree-error" : undefined}>
      <legend className={`${labelClass} mb-1.5`}>{t("sign_up.consents")}</legend>
      {/* Only a script can tick them all: until it runs, the box is not there to be pressed. */}
      <CheckField
        className={isAwake ? "border-b border-line" : "invisible"}
        label={<b>{t("sign_up.agree_all")}</b>}
        checked={agreed.length === KINDS.length}
        onChange={(event) => setAgreed(event.currentTarget.checked ? KINDS : [])}
      />
      {SIGN_UP_CONSENTS.map(({ kind, required }) => (
        <div key={kind} className="flex items-center justify-between gap-2">
          <CheckField
            name="agree"
            value={kind}
            checked={agreed.includes(kind)}
            onChange={(event) => tick(kind, event.currentTarget.checked)}
            label={
              <>
                {t(required ? "sign_up.required" : "sign_up.optional")} {t(`sign_up.agree.${kind}`)}
              </>
            }
          />
          <AppLink
            to={legalPath(kind)}
            target="_blank"
            aria-label={t("sign_up.read_of", { name: t(`sign_up.agree.${kind}`) })}
            className="inline-flex min-h-11 flex-none items-center text-14 text-ink-2 underline"
          >
            {t("sign_up.read")}
          </AppLink>
        </div>
      ))}
      <ErrorText code={error} id="agree-error" />
    </fieldset>
  );
}
