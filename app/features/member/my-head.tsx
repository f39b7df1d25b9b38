import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

type MyHeadProps = {
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
};

/** The head of an area of my page, with the way back that a phone needs. */
export function MyHead({ title, text, actions }: MyHeadProps) {
  const { t } = useTranslation("mypage");
  return (
    <PageHead
      title={title}
      text={text}
      className="mb-0"
      actions={
        <>
          {actions}
          <ButtonLink to="/mypage" variant="secondary" size="sm">
            {t("back")}
          </ButtonLink>
        </>
      }
    />
  );
}
