import { CalendarX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { LoginPrompt } from "#app/features/member/login/login-prompt.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { gutterClass, pageClass } from "#app/ui/look/page-layout.ts";

type ChangeFrameProps = {
  readonly title: string;
  /** The reservation. */
  readonly under: string;
  /** The page itself, to come back to after logging in. */
  readonly at: string;
  /** What is changed; undefined for visitors who are not logged in. */
  readonly own:
    | {
        readonly reservation: { readonly title: string };
        readonly page: { readonly refusal: ErrorCode | null };
      }
    | null
    | undefined;
  readonly children: ReactNode;
};

/** The bars around the pages that change a line, and what they say instead where nothing can be changed. */
export function ChangeFrame({ title, under, at, own, children }: ChangeFrameProps) {
  const { t } = useTranslation("reservation");
  if (!own) {
    return (
      <div className={`${gutterClass} max-w-[60rem] py-6 md:py-10`}>
        <JourneyHead title={title} back={under} />
        <LoginPrompt next={at} text={t("detail.login")} />
      </div>
    );
  }
  const { reservation, page } = own;
  return (
    <div className="bg-sand">
      <PhoneBar title={title} back={under} close={under} />
      <div className={`${pageClass} py-4 md:py-8`}>
        <div className="max-md:hidden mb-2">
          <Breadcrumbs
            items={[
              { label: t("title"), to: "/reservation" },
              { label: reservation.title, to: under },
              { label: title },
            ]}
          />
        </div>
        {page.refusal === null ? children : <Unchangeable code={page.refusal} under={under} />}
      </div>
    </div>
  );
}

type UnchangeableProps = { readonly code: ErrorCode; readonly under: string };

/** Why it cannot be changed here, and who can. */
function Unchangeable({ code, under }: UnchangeableProps) {
  const { t } = useTranslation("change");
  const { t: words } = useTranslation("errors");
  return (
    <EmptyState
      icon={CalendarX}
      title={t("refused.title")}
      text={words(code)}
      action={
        <>
          <ButtonLink to={under}>{t("refused.back")}</ButtonLink>
          <ButtonLink to={askPath()} variant="secondary">
            {t("refused.ask")}
          </ButtonLink>
        </>
      }
    />
  );
}
