import { Lock } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { hasContact } from "#app/domain/community/mask-contact.ts";
import { MAX_CONTACT, MAX_POST_CONTENT, MAX_POST_TITLE } from "#app/domain/community/post.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { fieldClass, labelClass } from "#app/ui/form/field-class.ts";
import { chipClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import type { Fields } from "./plan-fields.tsx";

/** What the post says, and how accepted partners reach its author. */
export function AboutFields({ of, errorOf, content }: Fields & { readonly content: string }) {
  const { t } = useTranslation(["partner", "community"]);
  return (
    <>
      <TextField
        name="title"
        label={t("community:write.title_field")}
        defaultValue={of("title")}
        error={errorOf("title")}
        maxLength={MAX_POST_TITLE}
        autoComplete="off"
        required
      />
      <TextArea
        name="content"
        label={t("community:write.content")}
        defaultValue={of("content")}
        error={errorOf("content")}
        maxLength={MAX_POST_CONTENT}
        rows={5}
        required
      />
      {hasContact(content) ? (
        <Note tone="info" icon={Lock} title={t("write.found")}>
          {t("write.found_text")}
        </Note>
      ) : null}
      <TextField
        name="contact"
        label={t("write.contact")}
        hint={t("write.contact_hint")}
        defaultValue={of("contact")}
        error={errorOf("contact")}
        maxLength={MAX_CONTACT}
        autoComplete="off"
        required
      />
    </>
  );
}

type ChipChoiceProps = {
  readonly type: "radio" | "checkbox";
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
};

/** Chips that send a value, also without scripts. */
export function ChipChoice({ type, name, label, hint, options, chosen }: ChipChoiceProps) {
  const hintId = useId();
  return (
    <fieldset className={fieldClass} aria-describedby={hint ? hintId : undefined}>
      <legend className={`${labelClass} mb-1.5`}>
        {label}
        {hint ? (
          <span id={hintId} className="ms-1.5 font-normal text-ink-3">
            {hint}
          </span>
        ) : null}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={chipClass({
              className:
                "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pick-600",
            })}
          >
            <input
              type={type}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
