import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";

type LinkFormProps = { readonly editor: Editor; readonly onDone: () => void };

/** A path of the shop or an https address; anything else the server would take out again. */
const ADDRESS = /^(?:https:\/\/\S+|\/(?!\/)\S*)$/;

export function LinkForm({ editor, onDone }: LinkFormProps) {
  const { t } = useTranslation("desk");
  const [address, setAddress] = useState(String(editor.getAttributes("link").href ?? ""));
  const isRight = ADDRESS.test(address);

  function apply() {
    if (!isRight) return;
    editor.chain().focus().extendMarkRange("link").setLink({ href: address }).run();
    onDone();
  }

  return (
    <div className="flex flex-[1_0_100%] flex-wrap gap-2 p-1.5">
      <input
        className={inputClass({ className: "min-w-48 flex-1" })}
        type="text"
        inputMode="url"
        aria-label={t("rich.address")}
        placeholder="/event/1, https://…"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        // Not a field of the form around it.
        onInput={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          event.stopPropagation();
          apply();
        }}
      />
      <Button size="sm" disabled={!isRight} onClick={apply}>
        {t("rich.apply")}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          editor.chain().focus().extendMarkRange("link").unsetLink().run();
          onDone();
        }}
      >
        {t("rich.unlink")}
      </Button>
    </div>
  );
}
