import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Todo } from "#app/domain/admin/day/today.ts";
import { Deadline } from "#app/features/admin/kit/deadline.tsx";
import { TableCard } from "#app/features/admin/kit/detail-rows.tsx";
import { buttonClass } from "#app/ui/button.tsx";

type TodoListProps = {
  readonly todos: readonly Todo[];
  readonly count: number;
  readonly now: Date;
};

/** Whatever is due first, from all queues that the reader works. */
export function TodoList({ todos, count, now }: TodoListProps) {
  const { t } = useTranslation("today");
  return (
    <TableCard
      title={t("todo")}
      count={count}
      action={
        <span className="hidden items-center gap-2 text-13 text-ink-3 lg:flex">
          <kbd className="kbd">.</kbd>
          {t("next")}
        </span>
      }
    >
      {todos.length === 0 ? (
        <p className="px-4 py-8 text-center text-ink-2">{t("all_done")}</p>
      ) : (
        <ul>
          {todos.map((todo, index) => (
            <TodoRow key={`${todo.kind}:${todo.id}`} todo={todo} now={now} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </TableCard>
  );
}

type TodoRowProps = { readonly todo: Todo; readonly now: Date; readonly isFirst: boolean };

function TodoRow({ todo: { kind, id, by, title, detail }, now, isFirst }: TodoRowProps) {
  const { t } = useTranslation("today");
  const to = kind === "question" ? `/admin/qna/${id}` : `/admin/reservations/${id}?queue=${kind}`;
  return (
    <li className="td-row">
      <Deadline by={by} now={now} />
      <span className="td-kind">{t(`kind.${kind}`)}</span>
      <span className="min-w-0">
        <b className="block truncate">{title}</b>
        <span className="block truncate text-13 text-ink-2">{detail}</span>
      </span>
      <Link
        to={to}
        className={buttonClass({ variant: isFirst ? "primary" : "secondary", size: "xs" })}
        data-next-todo={isFirst ? "" : undefined}
      >
        {t(`do.${kind}`)}
        <span className="sr-only"> {title}</span>
      </Link>
    </li>
  );
}
