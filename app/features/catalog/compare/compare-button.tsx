import { GitCompareArrows } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import {
  type ComparedKind,
  type Comparison,
  comparePath,
  MAX_COMPARED,
  MIN_COMPARED,
} from "#app/domain/catalog/compare/compare.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { useCompared } from "./compare-list.ts";

/** The day and party of the page, which the comparison goes on with. */
type Visit = Partial<Omit<Comparison, "ids">>;

type CompareProps = {
  readonly kind: ComparedKind;
  readonly id: string;
  readonly name: string;
  readonly visit?: Visit;
};

/** In the corner of a picture, opposite the heart. */
export function CompareToggle(props: CompareProps) {
  const { t } = useTranslation("wish");
  const { isReady, isChosen, toggle } = useToggle(props);
  if (!isReady) return null;
  return (
    <IconButton
      icon={GitCompareArrows}
      onPhoto
      marks="choice"
      className="top-2 right-15"
      label={t("compare.label", { name: props.name })}
      pressed={isChosen}
      onClick={toggle}
    />
  );
}

/** With a label, for a product's own page; its space is reserved until the browser has been asked. */
export function CompareButton(props: CompareProps) {
  const { t } = useTranslation("wish");
  const { isReady, isChosen, toggle } = useToggle(props);
  return (
    <Button
      variant="secondary"
      size="sm"
      style={isReady ? undefined : { visibility: "hidden" }}
      aria-pressed={isChosen}
      onClick={toggle}
    >
      <GitCompareArrows aria-hidden="true" className={isChosen ? "text-fairway-700" : undefined} />
      {isChosen ? t("compare.chosen") : t("compare.choose")}
    </Button>
  );
}

type CompareLinkProps = Pick<CompareProps, "kind" | "visit"> & {
  /** Compared while nothing else was chosen. */
  readonly otherwise?: readonly string[];
  readonly className?: string;
};

/** To the comparison, once something was chosen for it. */
export function CompareLink({ kind, visit, otherwise = [], className }: CompareLinkProps) {
  const { t } = useTranslation("wish");
  const { ids: chosen = [] } = useCompared(kind);
  const ids = chosen.length > 0 ? chosen : otherwise.slice(0, MAX_COMPARED);
  if (ids.length === 0 || (chosen.length === 0 && ids.length < MIN_COMPARED)) return null;
  return (
    <ChipLink
      icon={GitCompareArrows}
      isSet={chosen.length > 0}
      preventScrollReset={false}
      className={className}
      to={comparePath(kind, { ...visit, ids })}
    >
      {t("compare.go", { count: ids.length })}
    </ChipLink>
  );
}

function useToggle({ kind, id, name, visit }: CompareProps) {
  const { t } = useTranslation("wish");
  const toast = useToast();
  const navigate = useNavigate();
  const localized = useLocalized();
  const { ids, isFull, add, remove } = useCompared(kind);
  const isChosen = ids?.includes(id) ?? false;

  function see(compared: readonly string[]) {
    const to = localized(comparePath(kind, { ...visit, ids: compared }));
    return { label: t("compare.go", { count: compared.length }), run: () => void navigate(to) };
  }

  function toggle(): void {
    if (!ids) return;
    if (isChosen) {
      void remove(id);
      toast.show({ text: t("compare.removed", { name }) });
      return;
    }
    if (isFull) {
      toast.show({ text: t("compare.full", { count: MAX_COMPARED }), action: see(ids) });
      return;
    }
    void add(id);
    const compared = [...ids, id];
    const isAlone = compared.length < MIN_COMPARED;
    toast.show(
      isAlone
        ? { text: t("compare.first", { name }) }
        : { text: t("compare.added", { name }), action: see(compared) },
    );
  }

  return { isReady: ids !== undefined, isChosen, toggle };
}
