import { expect, test } from "vitest";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { addAllMessages } from "./add-messages.server.ts";
import { hasErrorText } from "./error-text.ts";
import { translator } from "./i18n.ts";

addAllMessages();

test.each(LOCALES)(
  "in %s, errors of pages, of forms and of the desk have their sentence",
  (locale) => {
    for (const code of ["cart.line_gone", "auth.id_taken", "record.conflict"] as const) {
      expect(hasErrorText(locale, code)).toBe(true);
      expect(translator(locale)(`errors:${code}`)).not.toContain(code);
    }
  },
);

test.each(["order.of_a_newer_server", "brand", "", "errors:", undefined, null, 404, {}])(
  "%j is no error that a page could show",
  (code) => {
    expect(LOCALES.filter((locale) => hasErrorText(locale, code))).toEqual([]);
  },
);
