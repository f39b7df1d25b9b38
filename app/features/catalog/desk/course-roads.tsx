import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useFetcher } from "react-router";
import { tableClass } from "#app/features/desk/desk-classes.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import type { CourseRoad } from "./course-record-queries.server.ts";

type CourseRoadsProps = { readonly courseId: string; readonly roads: readonly CourseRoad[] };

type Answer = Failure | { readonly ok: true };
type TypedRoad = { readonly km?: string; readonly minutes?: string };
type Typed = Readonly<Record<string, TypedRoad>>;

/** The roads to the hotels around: measured when the course or the hotel is saved, corrected here. */
export function CourseRoads({ courseId, roads }: CourseRoadsProps) {
  const { t } = useTranslation(["catalogue", "desk"]);
  const fetcher = useFetcher<Answer>();
  const [typed, setTyped] = useState<Typed>({});
  const isChanged = Object.keys(typed).length > 0;
  // A refused value stays in its field.
  useEffect(() => {
    if (fetcher.data?.ok) setTyped({});
  }, [fetcher.data]);
  if (roads.length === 0) return null;

  // Not a form of its own: the record's form is around it.
  function save() {
    const form = new FormData();
    for (const { id, driveMinutes, roadKm } of roads) {
      form.append("hotel", id);
      form.append("minutes", typed[id]?.minutes ?? String(driveMinutes));
      form.append("km", typed[id]?.km ?? String(roadKm));
    }
    void fetcher.submit(form, { method: "post", action: `/admin/courses/${courseId}/roads` });
  }

  const type = (id: string, name: "km" | "minutes", value: string) =>
    setTyped((all) => ({ ...all, [id]: { ...all[id], [name]: value } }));
  return (
    <div className="grid grid-cols-1 justify-items-end gap-3">
      <table className={`${tableClass} roads`}>
        <caption className="sr-only">{t("roads")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("roads.from")}</th>
            <th scope="col">{t("field.roadKm")}</th>
            <th scope="col">{t("field.driveMinutes")}</th>
          </tr>
        </thead>
        <tbody>
          {roads.map((road) => (
            <RoadRow
              key={road.id}
              road={road}
              typed={typed[road.id]}
              onType={(name, value) => type(road.id, name, value)}
            />
          ))}
        </tbody>
      </table>
      <ErrorText code={fetcher.data && !fetcher.data.ok ? fetcher.data.error : undefined} />
      {isChanged ? (
        <Button size="sm" variant="secondary" busy={fetcher.state !== "idle"} onClick={save}>
          {t("roads.save")}
        </Button>
      ) : null}
    </div>
  );
}

type RoadRowProps = {
  readonly road: CourseRoad;
  readonly typed: TypedRoad | undefined;
  readonly onType: (name: "km" | "minutes", value: string) => void;
};

function RoadRow({ road, typed, onType }: RoadRowProps) {
  const { t } = useTranslation("catalogue");
  const { id, name, roadKm, driveMinutes, byHand } = road;
  return (
    <tr>
      <td>
        <Link to={`/admin/hotel/${id}`} className={linkClass}>
          {name}
        </Link>
        {byHand ? (
          <span className="ml-2 font-semibold text-13 text-pick-700">{t("roads.by_hand")}</span>
        ) : null}
      </td>
      <td>
        <RoadInput
          label={t("roads.km_of", { name })}
          value={typed?.km ?? String(roadKm)}
          onType={(value) => onType("km", value)}
        />
      </td>
      <td>
        <RoadInput
          label={t("roads.minutes_of", { name })}
          value={typed?.minutes ?? String(driveMinutes)}
          onType={(value) => onType("minutes", value)}
        />
      </td>
    </tr>
  );
}

type RoadInputProps = {
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
};

function RoadInput({ label, value, onType }: RoadInputProps) {
  return (
    <input
      className={inputClass({ className: "max-w-28" })}
      inputMode="decimal"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
