import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Selection } from "./use-row-selection.ts";

type RowCheckboxProps = {
  readonly selection: Selection;
  /** The row; without one, all rows of the page. */
  readonly id?: string;
};

/** The whole cell can be pressed, so that a finger finds it. */
export function RowCheckbox({ selection, id }: RowCheckboxProps) {
  const { t } = useTranslation("lists");
  const isMixed = id === undefined && selection.ids.length > 0 && !selection.isAll;

  function press(event: MouseEvent) {
    if (id === undefined) selection.toggleAll();
    else if (event.shiftKey) selection.extendTo(id);
    else selection.toggle(id);
  }

  return (
    <label className="pick-box">
      <input
        type="checkbox"
        className="cb"
        checked={id === undefined ? selection.isAll : selection.has(id)}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        aria-label={t(id === undefined ? "select_all" : "select_row")}
        {...(id === undefined ? {} : { "data-pick": id })}
        onClick={press}
        onChange={() => {}}
      />
    </label>
  );
}
