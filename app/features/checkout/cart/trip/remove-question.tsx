import { useTranslation } from "react-i18next";
import type { Stop } from "#app/features/checkout/cart/cart-view.ts";
import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";

type RemoveQuestionProps = {
  readonly name: string;
  /** What is removed together with it. */
  readonly along: readonly string[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onConfirm: () => void;
};

const load = async () => (await import("#app/ui/overlay/confirm-dialog.tsx"))?.ConfirmDialog;

/** Says before a round is removed what goes along with it. */
export function RemoveQuestion(props: RemoveQuestionProps) {
  const { name, along, open, onOpenChange, onConfirm } = props;
  const { t } = useTranslation("cart");
  const [Dialog, isOpen] = useLazyPart(load, open, () => onOpenChange(false));
  if (!Dialog) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t("remove.title", { name })}
      text={
        <>
          <p>{t("remove.along")}</p>
          <ul className="mt-1 list-disc pl-5 font-bold text-ink">
            {along.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      }
      confirmLabel={t("remove.all")}
      cancelLabel={t("remove.stay")}
      tone="danger"
      onConfirm={() => {
        onOpenChange(false);
        onConfirm();
      }}
    />
  );
}

/** The van and the caddies of a round, in words. */
export function useGoesAlong({ head, caddies }: Stop): readonly string[] {
  const { t } = useTranslation("cart");
  const { line } = head;
  if (line.kind !== "golf") return [];
  return [
    ...(line.callvan === "none" ? [] : [t(`golf.ride_${line.callvan}`)]),
    ...(caddies.length > 0 ? [t("sum.caddy", { count: caddies.length })] : []),
  ];
}
