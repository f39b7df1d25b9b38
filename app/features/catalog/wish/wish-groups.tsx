import { clsx } from "clsx";
import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Note } from "#app/ui/note.tsx";

type WishGroupProps = {
  readonly kind: ProductKind;
  /** Three columns, to leave room for a menu. */
  readonly narrow: boolean;
  /** Next to the title. */
  readonly action?: ReactNode;
  readonly children: readonly ReactNode[];
};

export function WishGroup({ kind, narrow, action, children }: WishGroupProps) {
  const { t } = useTranslation("wish");
  if (children.length === 0) return null;
  return (
    <section className="pb-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-22">
          {t(`group.${kind}`)}{" "}
          <span className="text-ink-3 tabular-nums whitespace-nowrap">{children.length}</span>
        </h2>
        {action}
      </div>
      <ul
        className={clsx(
          "grid gap-x-5 gap-y-9 sm:grid-cols-2",
          narrow ? "lg:grid-cols-3" : "md:grid-cols-3 lg:grid-cols-4",
        )}
      >
        {children}
      </ul>
    </section>
  );
}

export function NoWishes() {
  const { t } = useTranslation("wish");
  return (
    <EmptyState
      icon={Heart}
      title={t("empty")}
      text={t("empty_text")}
      action={
        <>
          <ButtonLink to="/course/home">{t("empty.courses")}</ButtonLink>
          <ButtonLink variant="secondary" to="/best30">
            {t("empty.best")}
          </ButtonLink>
          <ButtonLink variant="secondary" to="/hotel/home">
            {t("empty.hotels")}
          </ButtonLink>
        </>
      }
    />
  );
}

export function WishesFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation("wish");
  return (
    <Note
      tone="danger"
      title={t("failed")}
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {t("failed_text")}
    </Note>
  );
}
