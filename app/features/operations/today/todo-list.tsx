import { useTranslation } from "react-i18next";
import { Link, useFetcher, useSearchParams } from "react-router";
import { addressWith } from "#app/domain/desk/list/list-params.ts";
import { TODO_SCOPES, type Todo, type TodoScope } from "#app/domain/operations/today.ts";
import { Deadline } from "#app/features/desk/deadline-marks.tsx";
import { useReloadOnRefusal } from "#app/features/desk/desk-hooks.ts";
import { TableCard } from "#app/features/desk/detail-rows.tsx";
import { Kbd } from "#app/features/desk/kbd.tsx";
import type { Failure } from "#app/platform/http/form.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { linkClass } from "#app/ui/look/classes.ts";
import { segmentClass } from "#app/ui/look/segment-class.ts";

type TodoListProps = {
  readonly todos: readonly Todo[];
  readonly count: number;
  readonly scope: TodoScope;
  /** Who reads, and may take a task. */
  readonly me: string;
  readonly now: Date;
};

/** Whatever is due first, from all queues that the reader works. */
export function TodoList({ todos, count, scope, me, now }: TodoListProps) {
  const { t } = useTranslation("today");
  return (
    <TableCard
      title={t("todo")}
      count={count}
      action={
        <span className="flex items-center gap-3">
          <span className="hidden items-center gap-2 text-13 text-ink-3 lg:flex">
            <Kbd>.</Kbd>
            {t("next")}
          </span>
          <ScopeSwitch scope={scope} />
        </span>
      }
    >
      {todos.length === 0 ? (
        <p className="px-4 py-8 text-center text-ink-2">
          {t(scope === "all" ? "all_done" : `scope_empty.${scope}`)}
        </p>
      ) : (
        <ul>
          {todos.map((todo, index) => (
            <TodoRow key={`${todo.kind}:${todo.id}`} {...{ todo, me, now }} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </TableCard>
  );
}

function ScopeSwitch({ scope }: { readonly scope: TodoScope }) {
  const { t } = useTranslation("today");
  const [search] = useSearchParams();
  return (
    <nav aria-label={t("scope")} className={segmentClass({ size: "sm" })}>
      {TODO_SCOPES.map((each) => (
        <Link
          key={each}
          to={addressWith(search, "whose", each === "all" ? undefined : each)}
          aria-current={each === scope ? "true" : undefined}
          preventScrollReset
        >
          {t(`scope.${each}`)}
        </Link>
      ))}
    </nav>
  );
}

type TodoRowProps = {
  readonly todo: Todo;
  readonly me: string;
  readonly now: Date;
  readonly isFirst: boolean;
};

function TodoRow({ todo, me, now, isFirst }: TodoRowProps) {
  const { t } = useTranslation("today");
  const { kind, by, title, detail } = todo;
  return (
    <li className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-line border-b px-4 py-2 last:border-b-0 md:grid-cols-[8rem_6rem_minmax(0,1fr)_5rem_auto]">
      <Deadline by={by} now={now} />
      <span className="text-ink-2 max-md:hidden">{t(`kind.${kind}`)}</span>
      <span className="min-w-0 max-md:col-start-1 max-md:row-start-2">
        <b className="block truncate">{title}</b>
        <span className="block truncate text-13 text-ink-2">{detail}</span>
      </span>
      {kind === "finding" ? <span className={takenClass} /> : <TakenBy todo={todo} me={me} />}
      <Link
        to={placeOf(todo)}
        className={buttonClass({
          variant: isFirst ? "primary" : "secondary",
          size: "xs",
          className: "max-md:col-start-2 max-md:row-span-2 max-md:row-start-1",
        })}
        data-next-todo={isFirst ? "" : undefined}
      >
        {t(`do.${kind}`)}
        <span className="sr-only"> {title}</span>
      </Link>
    </li>
  );
}

/** Where it is done. */
function placeOf({ kind, id }: Todo): string {
  if (kind === "question") return `/admin/qna/${id}`;
  if (kind === "finding") return "/admin/system#provider-list";
  return `/admin/reservations/${id}?queue=${kind}`;
}

const takenClass = "min-w-0 overflow-hidden text-ellipsis text-ink-2 max-md:hidden";

/** Who has taken it, or the press that takes it. */
function TakenBy({ todo, me }: { readonly todo: Todo; readonly me: string }) {
  const { t } = useTranslation("today");
  const fetcher = useFetcher<Failure>();
  const { kind, id, title, assignee } = todo;
  useReloadOnRefusal(fetcher.data);
  const taking = { intent: "assign", to: me, seen: "" };
  const action = kind === "question" ? `/admin/qna/${id}` : `/admin/reservations/${id}`;
  const refused = fetcher.data?.ok === false ? fetcher.data.error : undefined;
  if (assignee) {
    return (
      <span className={takenClass}>
        {assignee.name}
        <ErrorText code={refused} />
      </span>
    );
  }
  return (
    <span className={takenClass}>
      <button
        type="button"
        className={`${linkClass} text-14`}
        disabled={fetcher.state !== "idle"}
        onClick={() => void fetcher.submit(taking, { method: "post", action })}
      >
        {t("take")}
        <span className="sr-only"> {title}</span>
      </button>
      <ErrorText code={refused} />
    </span>
  );
}
