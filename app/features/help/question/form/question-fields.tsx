import { BedDouble, CarFront, Ellipsis, type LucideIcon, Luggage, ReceiptText } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { parseAbout, typeAbout } from "#app/domain/help/question/ask-about.ts";
import type { AskWords } from "#app/domain/help/question/ask-path.ts";
import {
  ASKED_TYPES,
  MAX_MESSAGE,
  MAX_QUESTION_TITLE,
} from "#app/domain/help/question/question-kinds.ts";
import { ErrorText, TextArea, TextField } from "#app/ui/form/field.tsx";
import { labelClass } from "#app/ui/form/field-class.ts";
import { FlagPin } from "#app/ui/icons.tsx";
import type { Subject } from "../subject-queries.server.ts";

const ICON: Record<(typeof ASKED_TYPES)[number], LucideIcon | ComponentType> = {
  reservation: Luggage,
  payment: ReceiptText,
  course: FlagPin,
  hotel: BedDouble,
  van: CarFront,
  etc: Ellipsis,
};

type QuestionFieldsProps = {
  readonly subject: Subject | undefined;
  readonly start: AskWords;
  readonly type: string | undefined;
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

export function QuestionFields({ subject, start, type, errorOf }: QuestionFieldsProps) {
  const { t } = useTranslation("question");
  return (
    <>
      <TypeTiles chosen={type || typeAbout(parseAbout(subject?.about))} error={errorOf("type")} />
      <Counted name="title" start={start.title ?? ""} max={MAX_QUESTION_TITLE}>
        {(count) => (
          <TextField
            name="title"
            label={t("ask.title")}
            hint={<Hint text={t("ask.title_hint")} count={count} />}
            defaultValue={start.title}
            maxLength={MAX_QUESTION_TITLE}
            autoComplete="off"
            error={errorOf("title")}
            className="mt-5"
            required
          />
        )}
      </Counted>
      <Counted name="content" start={start.content ?? ""} max={MAX_MESSAGE}>
        {(count) => (
          <TextArea
            name="content"
            label={t("ask.content")}
            hint={<Hint text={t("ask.content_hint")} count={count} />}
            defaultValue={start.content}
            maxLength={MAX_MESSAGE}
            rows={6}
            error={errorOf("content")}
            className="mt-4"
            required
          />
        )}
      </Counted>
    </>
  );
}

const TILE =
  "relative grid min-h-19 place-content-center justify-items-center gap-1 rounded-control border border-line-2 font-semibold text-ink-2 has-checked:bg-pick-50 has-checked:text-pick-700 has-checked:outline-2 has-checked:-outline-offset-1 has-checked:outline-pick-600 has-focus-visible:ring-3 has-focus-visible:ring-pick-100 [&_svg]:size-6";

type TypeTilesProps = {
  readonly chosen: string | undefined;
  readonly error: ErrorCode | undefined;
};

function TypeTiles({ chosen, error }: TypeTilesProps) {
  const { t } = useTranslation("question");
  return (
    <fieldset
      className="mt-4"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? "type-error" : undefined}
    >
      <legend className={`${labelClass} mb-1.5`}>{t("ask.type")}</legend>
      <div className="grid grid-cols-3 gap-2 md:grid-cols-6">
        {ASKED_TYPES.map((type) => {
          const Icon = ICON[type];
          return (
            <label key={type} className={TILE}>
              <input
                type="radio"
                className="absolute inset-0 cursor-pointer opacity-0"
                name="type"
                value={type}
                defaultChecked={type === chosen}
              />
              <Icon aria-hidden="true" />
              {t(`type.${type}`)}
            </label>
          );
        })}
      </div>
      <ErrorText code={error} id="type-error" />
    </fieldset>
  );
}

function Hint({ text, count }: { readonly text: string; readonly count: string }) {
  return (
    <span className="flex justify-between gap-4">
      <span>{text}</span>
      <span className="tabular-nums whitespace-nowrap">{count}</span>
    </span>
  );
}

type CountedProps = {
  readonly name: string;
  readonly start: string;
  readonly max: number;
  readonly children: (count: string) => ReactNode;
};

/** Counts what is typed into the field with this name. */
function Counted({ name, start, max, children }: CountedProps) {
  const { t } = useTranslation("question");
  const [length, setLength] = useState(start.length);
  return (
    <div
      className="contents"
      onInput={({ target }) => {
        const field = target as HTMLInputElement;
        if (field.name === name) setLength(field.value.length);
      }}
    >
      {children(t("ask.letters", { count: length, max }))}
    </div>
  );
}
