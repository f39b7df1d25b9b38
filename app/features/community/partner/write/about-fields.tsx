import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hasContact } from "#app/domain/community/mask-contact.ts";
import {
  MAX_CONTACT,
  MAX_POST_CONTENT,
  MAX_POST_TITLE,
} from "#app/domain/community/text-limits.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Fields } from "./typed-partner.ts";

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
