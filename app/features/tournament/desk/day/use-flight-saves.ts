import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { EntryStep } from "#app/domain/tournament/entry-state.ts";
import type { FlightPlan } from "#app/domain/tournament/flight-form.ts";
import type { DayFlights } from "#app/features/tournament/day/day-queries.server.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import type { WaitingGroup } from "../tournament-day-queries.server.ts";
import type { DayAnswer } from "./day-page.tsx";
import type { Flights } from "./use-flights.ts";

type Plan = readonly FlightPlan[];
type Save = { readonly version: number; readonly plan: Plan; readonly before: Plan | undefined };

/** Saves flights and offers the ones before them; a colleague's later save makes the undo a conflict. */
export function useFlightSaves() {
  const { t } = useTranslation("flights");
  const { show } = useToast();
  const fetcher = useFetcher<DayAnswer>();
  const sent = useRef<Save>(undefined);
  const { data, submit } = fetcher;

  function send(save: Save): void {
    sent.current = save;
    const { version, plan } = save;
    const body = { intent: "save", version: String(version), flights: JSON.stringify(plan) };
    void submit(body, { method: "post" });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const done = sent.current;
    if (!done || !data) return;
    sent.current = undefined;
    if (!data.ok) return;
    const { version, before } = done;
    if (!before) return show({ text: t("undone") });
    const back = { version: version + 1, plan: before, before: undefined };
    show({ text: t("saved"), action: { label: t("undo"), run: () => send(back) } });
  }, [data]);

  return {
    answer: data,
    busy: fetcher.state !== "idle",
    save: send,
    publish: (intent: "out" | "back", version: number) =>
      void submit({ intent, version: String(version) }, { method: "post" }),
    step: ({ id, version }: WaitingGroup, step: EntryStep) =>
      void submit(
        { intent: "step", entry: String(id), version: String(version), step },
        { method: "post" },
      ),
  };
}

export type FlightSaves = ReturnType<typeof useFlightSaves>;

/** Approves a waiting group, and seats it as soon as it is among the players. */
export function usePlacing(day: DayFlights, flights: Flights, saves: FlightSaves) {
  const wanted = useRef<{ readonly entryId: number; readonly to: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new players can be the wanted ones
  useEffect(() => {
    const { entryId, to } = wanted.current ?? {};
    const ids = day.players.filter((player) => player.entryId === entryId).map(({ id }) => id);
    if (to === undefined || ids.length === 0) return;
    wanted.current = undefined;
    flights.placeGroup(ids, to);
  }, [day.players]);
  return (group: WaitingGroup, to: number) => {
    wanted.current = { entryId: group.id, to };
    saves.step(group, "approve");
  };
}
