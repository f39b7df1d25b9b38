import { useState } from "react";
import { useTranslation } from "react-i18next";
import { won } from "#app/domain/common/money.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import type { NewLineProps } from "./new-line-props.ts";

/** A caddie by name, for a round that is in the order already. */
export function NewCaddy({ products, lines, onAdd }: NewLineProps) {
  const { t } = useTranslation("phone");
  const rounds = linesOf(lines, "golf");
  const [at, setAt] = useState("0");
  const [caddyId, setCaddy] = useState("");
  const round = rounds[Number(at)] ?? rounds[0];
  if (!round) return <p className="text-ink-2">{t("caddy_needs_round")}</p>;
  const there = products.caddies.filter(({ courseId }) => courseId === round.courseId);
  if (there.length === 0) return <p className="text-ink-2">{t("no_caddies")}</p>;
  const chosen = there.find(({ id }) => id === caddyId) ?? there[0];
  const nameOf = (courseId: string) =>
    products.courses.find(({ id }) => id === courseId)?.name ?? courseId;

  function add() {
    if (!chosen || !round) return;
    const { courseId, date, time } = round;
    onAdd({ kind: "caddy", caddyId: chosen.id, courseId, date, time, price: won(0) });
  }

  return (
    <div className="phone-line">
      <SelectField
        label={t("round")}
        value={at}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
        options={rounds.map(({ courseId, date, time }, index) => ({
          value: String(index),
          label: `${nameOf(courseId)} · ${date} ${time}`,
        }))}
      />
      <SelectField
        label={t("caddy")}
        value={chosen?.id}
        onChange={({ currentTarget }) => setCaddy(currentTarget.value)}
        options={there.map(({ id, name, code }) => ({ value: id, label: `${name} · ${code}` }))}
      />
      <Button size="sm" onClick={add}>
        {t("add_caddy")}
      </Button>
    </div>
  );
}
