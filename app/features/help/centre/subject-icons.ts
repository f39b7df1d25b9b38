import { BedDouble, CarFront, CreditCard, Luggage, ReceiptText } from "lucide-react";
import type { ComponentType } from "react";
import type { HelpSubject } from "#app/domain/help/centre/help-query.ts";
import { FlagPin } from "#app/ui/icons.tsx";

type Icon = ComponentType<{ readonly className?: string | undefined }>;

export const SUBJECT_ICONS: Readonly<Record<HelpSubject, Icon>> = {
  booking: Luggage,
  refund: ReceiptText,
  payment: CreditCard,
  round: FlagPin,
  van: CarFront,
  hotel: BedDouble,
};
