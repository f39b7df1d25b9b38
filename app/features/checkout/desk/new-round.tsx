import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { type NewLineProps, newLineClass } from "./new-lines.tsx";

const FREE = won(0);

/** The quote fills in what it costs. */
const UNPRICED = { fees: { green: FREE, cart: FREE, caddy: FREE, van: FREE }, cars: 0 };

/** A round: course, day and party first, then one of the times that are free for them. */
export function NewRound({ products, day, players: usual, onAdd }: NewLineProps) {
  const { t } = useTranslation("phone");
  const [courseId, setCourse] = useState(products.courses[0]?.id ?? "");
  const [date, setDate] = useState<string>(day);
  const [players, setPlayers] = useState(usual);
  const [time, setTime] = useState("");
  const [hasVan, setVan] = useState(false);
  const { times, isLoading } = useFreeTimes(courseId, date, players);
  const course = products.courses.find(({ id }) => id === courseId);
  const chosen = times.includes(time) ? time : (times[0] ?? "");

  function add() {
    const on = parseLocalDate(date);
    if (!on || !chosen) return;
    const callvan = hasVan ? "round_trip" : "none";
    onAdd({ kind: "golf", courseId, date: on, time: chosen, players, callvan, ...UNPRICED });
  }

  return (
    <div className={newLineClass}>
      <SelectField
        label={t("course")}
        value={courseId}
        onChange={({ currentTarget }) => setCourse(currentTarget.value)}
        options={products.courses.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        label={t("day")}
        type="date"
        value={date}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      <TextField
        label={t("players")}
        type="number"
        min={course?.minPlayers ?? 1}
        max={course?.maxPlayers ?? 4}
        value={players}
        onChange={({ currentTarget }) => setPlayers(Number(currentTarget.value) || 1)}
      />
      <SelectField
        label={t("time")}
        value={chosen}
        hint={!isLoading && times.length === 0 ? t("no_times") : undefined}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
        options={times.map((each) => ({ value: each, label: each }))}
      />
      <VanField hasVan={hasVan} onChange={setVan} />
      <Button size="sm" disabled={!chosen} busy={isLoading} onClick={add}>
        {t("add_round")}
      </Button>
    </div>
  );
}

type VanFieldProps = {
  readonly hasVan: boolean;
  readonly onChange: (hasVan: boolean) => void;
};

function VanField({ hasVan, onChange }: VanFieldProps) {
  const { t } = useTranslation("phone");
  return (
    <SelectField
      label={t("van")}
      value={hasVan ? "yes" : "no"}
      onChange={({ currentTarget }) => onChange(currentTarget.value === "yes")}
      options={[
        { value: "no", label: t("without_van") },
        { value: "yes", label: t("with_van") },
      ]}
    />
  );
}

/** Asked again whenever the course, the day or the party changes. */
function useFreeTimes(course: string, date: string, players: number) {
  const { submit, data, state } = useFetcher<{ readonly times?: readonly string[] }>();
  useEffect(() => {
    if (!course || !date) return;
    void submit({ intent: "times", course, date, players: String(players) }, { method: "post" });
  }, [submit, course, date, players]);
  return { times: data?.times ?? [], isLoading: state !== "idle" };
}
