import { Download, Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, buttonClass } from "#app/ui/button.tsx";
import type { FlightSaves } from "./use-flight-saves.ts";
import type { Flights } from "./use-flights.ts";

type PublishButtonProps = {
  readonly flights: Flights;
  readonly saves: FlightSaves;
  readonly isOut: boolean;
  readonly version: number;
};

/** Only what is saved can be published. */
export function PublishFlightsButton({ flights, saves, isOut, version }: PublishButtonProps) {
  const { t } = useTranslation("flights");
  return (
    <Button
      size="xs"
      variant={isOut ? "secondary" : "primary"}
      aria-disabled={flights.isChanged || undefined}
      onClick={() => flights.isChanged || saves.publish(isOut ? "back" : "out", version)}
    >
      {t(isOut ? "take_back" : "tell")}
    </Button>
  );
}

/** The start sheet as a file, and on paper. */
export function StartSheetButtons({ id }: { readonly id: number }) {
  const { t } = useTranslation("flights");
  return (
    <>
      <a
        className={buttonClass({ variant: "secondary", size: "xs" })}
        href={`/admin/tournament/${id}/export?what=start&format=csv`}
      >
        <Download aria-hidden="true" />
        {t("start_csv")}
      </a>
      <Button size="xs" variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t("print")}
      </Button>
    </>
  );
}
