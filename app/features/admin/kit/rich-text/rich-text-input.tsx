import { clsx } from "clsx";
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from "react";
import { TextArea } from "#app/ui/form/field.tsx";

const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"));

type RichTextInputProps = ComponentProps<typeof TextArea> & {
  readonly name: string;
  readonly defaultValue: string | undefined;
};

/**
 * The text box is the field: it is what the form sends, and all there is without JavaScript. The editor is put over it
 * once it is loaded.
 */
export function RichTextInput(props: RichTextInputProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  function write(html: string) {
    const box = frame.current?.querySelector("textarea");
    if (!box) return;
    box.value = html;
    // The form counts changes by this event, wherever they come from.
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div ref={frame} className={clsx("rich-input", isReady && "is-ready", props.className)}>
      <TextArea {...props} className="is-tall" />
      {isReady ? (
        <Suspense>
          <RichTextEditor
            start={props.defaultValue ?? ""}
            label={String(props.label)}
            language={props.lang}
            onChange={write}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
