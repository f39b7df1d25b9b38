import { type ComponentProps, Fragment, type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Placeholder, placeholdersIn } from "#app/domain/help/question/fill-canned.ts";

type AnswerTextProps = Omit<ComponentProps<"textarea">, "value" | "ref"> & {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  /** Of a note nothing is sent, so that braces may stay. */
  readonly marks: boolean;
};

/** The text and its shade break into the same lines. */
const lineClass = "leading-6.5! [scrollbar-gutter:stable]";

/** Marks in the text what a canned answer left to write, and leads to each of them. */
export function AnswerText({ field, value, marks, className = "", ...props }: AnswerTextProps) {
  const { t } = useTranslation("question-desk");
  const shade = useRef<HTMLDivElement>(null);
  const left = marks ? placeholdersIn(value) : [];
  return (
    <>
      <div className="relative grid">
        <div
          ref={shade}
          className={`${className} ${lineClass} absolute inset-0 block! h-auto! overflow-hidden break-words text-transparent! whitespace-pre-wrap`}
          aria-hidden="true"
        >
          {shaded(value, left)}
        </div>
        <textarea
          {...props}
          ref={field}
          value={value}
          className={`${className} ${lineClass} relative bg-transparent!`}
          onScroll={({ currentTarget }) => {
            if (shade.current) shade.current.scrollTop = currentTarget.scrollTop;
          }}
        />
      </div>
      {left.length > 0 ? (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-14 text-ink-2" role="status">
          {t("canned.left")}
          {left.map(({ text, from, to }) => (
            <button
              key={from}
              type="button"
              className="min-h-8 rounded-sm border border-warn-700 bg-warn-100 px-2 text-ink"
              onClick={() => selectIn(field.current, { from, to })}
            >
              {text}
            </button>
          ))}
        </p>
      ) : null}
    </>
  );
}

/** Ready to be typed over. */
export function selectIn(
  field: HTMLTextAreaElement | null,
  { from, to }: Pick<Placeholder, "from" | "to">,
): void {
  field?.focus();
  field?.setSelectionRange(from, to);
}

function shaded(text: string, left: readonly Placeholder[]) {
  const starts = [0, ...left.map(({ to }) => to)];
  return starts.map((start, index) => {
    const next = left[index];
    return (
      <Fragment key={start}>
        {text.slice(start, next?.from)}
        {next ? <mark className="rounded-sm bg-warn-100 text-transparent">{next.text}</mark> : "\n"}
      </Fragment>
    );
  });
}
