import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import { tallClass } from "#app/features/desk/record/field-look.ts";
import { TextArea } from "#app/ui/form/field.tsx";
import { fieldClass, labelClass } from "#app/ui/form/field-class.ts";
import { FieldNotes, useFieldIds } from "#app/ui/form/field-frame.tsx";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";

type RichTextInputProps = Omit<ComponentProps<typeof TextArea>, "defaultValue"> & {
  readonly name: string;
  readonly defaultValue: string | undefined;
};

type Loaded = Pick<RichTextEditorProps, "start" | "isFocused"> & {
  readonly Editor: ComponentType<RichTextEditorProps>;
};

/** A plain text box until the editor is loaded, and for good without JavaScript. */
export function RichTextInput(props: RichTextInputProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let isHere = true;
    void import("./rich-text-editor.tsx").then(({ RichTextEditor }) => {
      const box = frame.current?.querySelector("textarea");
      if (!isHere || !box) return;
      // Text typed while the editor loads is kept.
      const isFocused = box === document.activeElement;
      setLoaded({ Editor: RichTextEditor, start: box.value, isFocused });
    });
    return () => {
      isHere = false;
    };
  }, []);

  return (
    <div ref={frame}>
      {loaded ? (
        <LoadedInput {...props} {...loaded} />
      ) : (
        <TextArea {...props} className={`${props.className ?? ""} ${tallClass}`} />
      )}
    </div>
  );
}

/** The form sends a hidden box, which the editor fills: React would reset the value of a hidden input. */
function LoadedInput({ Editor, start, isFocused, ...props }: RichTextInputProps & Loaded) {
  const { name, label, lang, hint, error, required, className = "" } = props;
  const ids = useFieldIds();
  const input = useRef<HTMLTextAreaElement>(null);

  function write(html: string) {
    if (!input.current) return;
    input.current.value = html;
    // The form counts changes by this event, wherever they come from.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div className={`${fieldClass} ${className}`}>
      <span className={labelClass} aria-hidden="true">
        {label}
        {required ? <span className="text-danger-600"> *</span> : null}
      </span>
      <textarea ref={input} name={name} defaultValue={start} hidden />
      <Editor
        start={start}
        isFocused={isFocused}
        label={label}
        language={lang}
        describedBy={error ? ids.errorId : ids.hintId}
        onChange={write}
      />
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
