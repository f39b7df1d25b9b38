import { MailCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { useLoginHere } from "#app/ui/overlay/login-again.tsx";

type MailSentProps = { readonly text: string; readonly hasInbox: boolean };

/** The same for everybody: whether there was anything to send is between us and the mailbox. */
export function MailSent({ text, hasInbox }: MailSentProps) {
  const { t } = useTranslation("join");
  const login = useLoginHere();
  return (
    <div role="status" className="mt-6">
      <Note
        tone="good"
        icon={MailCheck}
        title={t("sent.title")}
        action={
          <>
            <ButtonLink to={login} size="sm">
              {t("to_login")}
            </ButtonLink>
            {hasInbox ? (
              <ButtonLink to="/inbox" size="sm" variant="secondary">
                {t("sent.inbox")}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {text}
      </Note>
    </div>
  );
}
