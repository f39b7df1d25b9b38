import { useSortable } from "@dnd-kit/sortable";
import { clsx } from "clsx";
import { GripVertical, Pin, PinOff } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { BEST_COUNT, type BestPin } from "#app/domain/content/best30/fill-best.ts";
import { gripClass, liftedClass } from "#app/features/desk/desk-classes.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { frameClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { BestCourse } from "./best-queries.server.ts";
import { BestStanding } from "./best-standing.tsx";

export type BestRowProps = {
  readonly course: BestCourse;
  readonly rank: number;
  readonly pin: BestPin | undefined;
  readonly isChanged: boolean;
  readonly highest: number;
  readonly today: LocalDate;
  readonly onMove: (rank: number) => void;
  readonly onToggle: () => void;
  readonly onUntil: (until: LocalDate | null) => void;
};

const rowClass =
  "grid min-h-13 grid-cols-[2.25rem_2.25rem_3rem_minmax(0,1fr)_7rem_19rem_2.75rem] items-center gap-x-3 border-line border-b bg-paper pr-4 pl-2 max-[60rem]:grid-cols-[2.25rem_1.75rem_3rem_minmax(0,1fr)_2.75rem] max-[60rem]:py-2";

/** One rank of the list: dragged by its handle, or moved by Alt with an arrow; P pins it. */
export function BestRow(props: BestRowProps) {
  const { course, rank, pin, isChanged, onMove, onToggle } = props;
  const { t } = useTranslation("content");
  const drag = useSortable({ id: course.id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = drag;
  const shift = drag.transform ? `translateY(${Math.round(drag.transform.y)}px)` : undefined;

  return (
    <li
      ref={setNodeRef}
      data-lifted={isDragging || undefined}
      style={{ transform: shift, transition: drag.transition }}
      className={clsx(
        rowClass,
        isDragging && liftedClass,
        !isDragging && isChanged && "shadow-[inset_3px_0_0_var(--color-pick-600)]",
      )}
      onKeyDown={(event) => {
        if (!isDragging) moveOrPin(event, props);
      }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={`${gripClass} h-11`}
        {...attributes}
        {...listeners}
        aria-label={t("best.handle", { name: course.name, rank })}
      >
        <GripVertical aria-hidden="true" />
      </button>
      {isDragging ? (
        <b className="tabular-nums whitespace-nowrap text-16">{drag.newIndex + 1}</b>
      ) : (
        <RankInput key={rank} name={course.name} rank={rank} onMove={onMove} />
      )}
      <span className={`${frameClass} h-9 rounded-[0.4375rem]`}>
        <PictureImage picture={course.picture} alt="" sizes="64px" />
      </span>
      <CourseTitle
        course={course}
        rank={rank}
        target={isDragging ? drag.newIndex + 1 : undefined}
      />
      <span className="tabular-nums whitespace-nowrap text-13 text-ink-2 max-[60rem]:hidden">
        {t("best.why", { count: course.teams, rating: course.rating ?? "–" })}
      </span>
      <BestStanding {...props} />
      <IconButton
        icon={pin ? PinOff : Pin}
        label={t(pin ? "best.unpin" : "best.pin", { name: course.name })}
        onClick={onToggle}
      />
    </li>
  );
}

type CourseTitleProps = Pick<BestRowProps, "course" | "rank"> & {
  /** The rank that a dragged row would get. */
  readonly target: number | undefined;
};

function CourseTitle({ course, rank, target }: CourseTitleProps) {
  const { t } = useTranslation("content");
  const { won: sum } = useAdminFormat();
  return (
    <span className="min-w-0">
      <Link to={`/admin/courses/${course.id}`} className="block truncate hover:underline">
        {course.name}
      </Link>
      {target ? (
        <span className="text-13 font-semibold text-pick-700">
          {t("best.lifted", { from: rank, to: target })}
        </span>
      ) : (
        <span className="text-13 text-ink-3">
          {course.region} · {sum(won(course.greenFee))}
        </span>
      )}
    </span>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The keys of a row; what is typed into its fields is theirs. */
function moveOrPin(event: KeyboardEvent, { rank, onMove, onToggle }: BestRowProps): void {
  if (event.target instanceof HTMLInputElement) return;
  const step = STEPS[event.key];
  if (event.altKey && step) {
    event.preventDefault();
    onMove(rank + step);
  } else if (event.code === "KeyP" && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    onToggle();
  }
}

type RankInputProps = Pick<BestRowProps, "rank" | "onMove"> & { readonly name: string };

/** The rank itself is typed: Enter or leaving it sends the course there, Escape forgets it. */
function RankInput({ name, rank, onMove }: RankInputProps) {
  const { t } = useTranslation("content");
  function send(input: HTMLInputElement) {
    const wanted = Number(input.value);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= BEST_COUNT) {
      if (wanted !== rank) onMove(wanted);
    } else input.value = String(rank);
  }
  return (
    <input
      className="min-h-9 w-9 rounded-lg border border-transparent bg-transparent text-center text-[16px] font-bold tabular-nums hover:border-line hover:bg-paper focus:border-line focus:bg-paper"
      inputMode="numeric"
      maxLength={2}
      aria-label={t("best.rank_of", { name })}
      defaultValue={rank}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => send(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === "Escape") event.currentTarget.value = String(rank);
        if (event.key !== "Enter") return;
        event.preventDefault();
        send(event.currentTarget);
      }}
    />
  );
}
