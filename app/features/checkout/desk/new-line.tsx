import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { RadioGroup } from "#app/ui/form/field.tsx";
import { NewCaddy } from "./new-caddy.tsx";
import type { NewLineProps } from "./new-line-props.ts";
import { NewRide } from "./new-ride.tsx";
import { NewRound } from "./new-round.tsx";
import { NewStay } from "./new-stay.tsx";

const KINDS = ["golf", "hotel", "caddy", "callvan"] as const;
type Kind = (typeof KINDS)[number];

type NewLineFormProps = Omit<NewLineProps, "day" | "players"> & { readonly today: LocalDate };

/** One line more: a round, a stay, a named caddie or a ride. */
export function NewLine({ today, ...props }: NewLineFormProps) {
  const { t } = useTranslation("phone");
  const { t: desk } = useTranslation("desk");
  const [kind, setKind] = useState<Kind>("golf");
  const { lines } = props;
  const last = lines.at(-1);
  const round = lines.findLast((line) => line.kind === "golf");
  const lastDay = last && (last.kind === "hotel" ? last.checkIn : last.date);
  const common = { ...props, day: lastDay ?? addDays(today, 14), players: round?.players ?? 2 };
  return (
    <div className="grid gap-3 border-line border-t p-4">
      <RadioGroup
        name="new-kind"
        label={t("add_line")}
        look="segment"
        value={kind}
        onChange={(value) => setKind(value as Kind)}
        options={KINDS.map((value) => ({ value, label: desk(`line.${value}`) }))}
      />
      {kind === "golf" ? <NewRound {...common} /> : null}
      {kind === "hotel" ? <NewStay {...common} /> : null}
      {kind === "caddy" ? <NewCaddy {...common} /> : null}
      {kind === "callvan" ? <NewRide {...common} /> : null}
    </div>
  );
}
