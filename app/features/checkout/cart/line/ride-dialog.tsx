import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { RideFields } from "./ride-fields.tsx";

type RideDialogProps = ComponentProps<typeof RideFields> & {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

export function RideDialog({ open, onOpenChange, ...fields }: RideDialogProps) {
  const { t } = useTranslation("cart");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("ride.title")}>
      <RideFields {...fields} />
    </Dialog>
  );
}
