import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { bestScore } from "#app/domain/content/best30/fill-best.ts";
import type { BestCourse } from "./best-queries.server.ts";
import { BestRow } from "./best-row.tsx";
import type { useBestPins } from "./use-best-pins.ts";

type BestListProps = {
  readonly courses: readonly BestCourse[];
  readonly best: ReturnType<typeof useBestPins>;
  readonly today: LocalDate;
};

/** Mouse, touch and keys: Space lifts and drops, arrows move, Escape puts back. */
export function BestList({ courses, best, today }: BestListProps) {
  const { t } = useTranslation("content");
  const sensors = useSensors(
    // A few pixels, so that a tap on the handle is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(courses, best.rankOf);
  const highest = Math.max(0, ...courses.map(bestScore));

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) best.move(String(active.id), best.rankOf(String(over.id)));
  }

  return (
    <DndContext
      id="best30"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t("best.instructions") },
      }}
    >
      <SortableContext items={best.rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol aria-label={t("best.list")}>
          {best.rows.map(({ id, pin }, index) => {
            const course = courses.find((each) => each.id === id);
            return course ? (
              <BestRow
                key={id}
                course={course}
                rank={index + 1}
                pin={pin}
                isChanged={best.changed.includes(id)}
                highest={highest}
                today={today}
                onMove={(rank) => best.move(id, rank)}
                onToggle={() => best.toggle(id)}
                onUntil={(until) => best.setUntil(id, until)}
              />
            ) : null;
          })}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** What a screen reader says while a row is moved. */
function useAnnouncements(
  courses: readonly BestCourse[],
  rankOf: (id: string) => number,
): Announcements {
  const { t } = useTranslation("content");
  const nameOf = (id: string | number) => courses.find((each) => each.id === id)?.name ?? "";
  return {
    onDragStart: ({ active }) =>
      t("best.said_lifted", { name: nameOf(active.id), rank: rankOf(String(active.id)) }),
    onDragOver: ({ active, over }) =>
      over
        ? t("best.said_over", { name: nameOf(active.id), rank: rankOf(String(over.id)) })
        : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? t("best.said_dropped", { name: nameOf(active.id), rank: rankOf(String(over.id)) })
        : undefined,
    onDragCancel: ({ active }) => t("best.said_back", { name: nameOf(active.id) }),
  };
}
