import { type ChangeEvent, type ReactNode, useRef } from "react";
import { PICTURE_TYPES } from "#app/domain/picture/upload.ts";

type PictureChoiceProps = {
  readonly label: string;
  /** One picture at a time instead of several. */
  readonly single?: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  /** A button that opens the chooser of the system. */
  readonly children: (choose: () => void) => ReactNode;
};

export function PictureChoice({ label, single = false, onAdd, children }: PictureChoiceProps) {
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
        multiple={!single}
        hidden
        aria-label={label}
        onChange={onChoose}
      />
    </>
  );
}
