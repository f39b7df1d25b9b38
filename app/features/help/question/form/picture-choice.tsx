import { type ChangeEvent, type ReactNode, useRef } from "react";
import { PICTURE_TYPES } from "./use-question-pictures.ts";

type PictureChoiceProps = {
  readonly label: string;
  readonly onAdd: (files: readonly File[]) => void;
  /** A button that opens the chooser of the system. */
  readonly children: (choose: () => void) => ReactNode;
};

export function PictureChoice({ label, onAdd, children }: PictureChoiceProps) {
  const chooser = useRef<HTMLInputElement>(null);

  function onChoose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again after a refusal.
    currentTarget.value = "";
    if (files.length > 0) onAdd(files);
  }

  return (
    <>
      {children(() => chooser.current?.click())}
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES.join(",")}
        multiple
        hidden
        aria-label={label}
        onChange={onChoose}
      />
    </>
  );
}
