import {
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
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { clsx } from "clsx";
import { GripVertical } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { movedTo } from "#app/domain/picture/picture-order.ts";
import { gripClass, liftedClass } from "#app/features/desk/desk-classes.ts";

type SortableRowsProps<Item> = {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly row: (item: Item) => ReactNode;
  readonly onChange: (items: readonly Item[]) => void;
};

/** Rows that are ordered by mouse, touch or keys: Space lifts and drops, arrows move; Alt with an arrow moves at once. */
export function SortableRows<Item>(props: SortableRowsProps<Item>) {
  const { id, label, items, keyOf, nameOf, row, onChange } = props;
  const { t } = useTranslation("content");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = items.map(keyOf);
  const move = (from: number, to: number) => onChange(movedTo(items, from, to));
  const nameAt = (key: string | number) => {
    const item = items[keys.indexOf(String(key))];
    return item === undefined ? "" : nameOf(item);
  };
  const said = (word: "lifted" | "over" | "dropped", at: string | number, key: string | number) =>
    t(`sort.${word}`, { name: nameAt(key), place: keys.indexOf(String(at)) + 1 });

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }: DragEndEvent) => {
        if (over) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
      }}
      accessibility={{
        screenReaderInstructions: { draggable: t("sort.instructions") },
        announcements: {
          onDragStart: ({ active }) => said("lifted", active.id, active.id),
          onDragOver: ({ active, over }) => (over ? said("over", over.id, active.id) : undefined),
          onDragEnd: ({ active, over }) => (over ? said("dropped", over.id, active.id) : undefined),
          onDragCancel: ({ active }) => t("sort.back", { name: nameAt(active.id) }),
        },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol aria-label={label}>
          {items.map((item, index) => (
            <Row
              key={keyOf(item)}
              id={keyOf(item)}
              handle={t("sort.handle", { name: nameOf(item), place: index + 1 })}
              onStep={(step) => move(index, index + step)}
            >
              {row(item)}
            </Row>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

const rowClass =
  "flex min-h-13 items-center gap-3 border-line border-b bg-paper py-1 pr-3 pl-1 last:border-b-0";
const restingClass = "first:rounded-t-card last:rounded-b-card";

type RowProps = {
  readonly id: string;
  readonly handle: string;
  readonly onStep: (step: 1 | -1) => void;
  readonly children: ReactNode;
};

function Row({ id, handle, onStep, children }: RowProps) {
  const drag = useSortable({ id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = drag;
  const shift = drag.transform ? `translateY(${Math.round(drag.transform.y)}px)` : undefined;

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onStep(event.key === "ArrowUp" ? -1 : 1);
  }

  return (
    <li
      ref={setNodeRef}
      style={{ transform: shift, transition: drag.transition }}
      className={clsx(rowClass, isDragging ? liftedClass : restingClass)}
      onKeyDown={onKeyDown}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={`${gripClass} h-11`}
        {...attributes}
        {...listeners}
        aria-label={handle}
      >
        <GripVertical aria-hidden="true" />
      </button>
      {children}
    </li>
  );
}
