import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ERROR_STATUS, type ErrorCode } from "#app/domain/common/errors/errors.ts";
import { LOCALES, type Locale } from "#app/domain/common/language/languages.ts";
import { CheckoutNotes } from "#app/features/checkout/form/checkout-notes.tsx";
import { PictureField } from "#app/features/community/picture/picture-field.tsx";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { errorTitle } from "#app/platform/i18n/error-text.ts";
import { i18nFor, translator } from "#app/platform/i18n/i18n.ts";
import { LocaleProvider } from "#app/platform/i18n/locale-context.tsx";
import { ToastLine } from "#app/ui/overlay/toast.tsx";
import { SPEC_MESSAGES } from "#tests/support/spec-messages.ts";

addAllMessages();

test("the specification lists 28 messages for users", () => {
  expect(new Set(SPEC_MESSAGES.map(({ en }) => en)).size).toBe(28);
});

test.each(SPEC_MESSAGES)("$code is titled “$en” in English and “$ko” in Korean", (message) => {
  for (const locale of LOCALES) {
    expect(errorTitle(locale, message.code)).toBe(message[locale]);
    expect(translator(locale)(`errors:${message.code}`)).not.toBe(message.code);
  }
});

test("an error without its own title has none, and every title belongs to an error", () => {
  expect(errorTitle("en", "coupon.expired")).toBeUndefined();
  const titled = Object.keys(i18nFor("ko").getResourceBundle("ko", "titles") as object);
  expect(titled.filter((code) => !(code in ERROR_STATUS))).toEqual([]);
});

const nothing = () => {};
/** What a browser shows after the page, given what the server or a file made of it. */
const PARTS: Partial<Record<ErrorCode, (locale: Locale) => ReactNode>> = {
  "cart.add_failed": (locale) =>
    createElement(ToastLine, {
      toast: {
        id: 1,
        tone: "error",
        title: errorTitle(locale, "cart.add_failed"),
        text: translator(locale)("errors:cart.add_failed"),
      },
      onClose: nothing,
    }),
  "upload.not_an_image": () => pictures("upload.not_an_image"),
  "upload.too_large": () => pictures("upload.too_large"),
  "reservation.date_not_ready": () =>
    createElement(CheckoutNotes, {
      issues: [{ code: "reservation.date_not_ready", level: "blocking", titles: ["Old Course"] }],
    }),
};

function pictures(code: ErrorCode) {
  const refusals = [{ name: "a.svg", code }];
  const none = { pictures: [], error: undefined, busy: false, onAdd: nothing, onRemove: nothing };
  return createElement(PictureField, { ...none, refusals });
}

const parts = SPEC_MESSAGES.filter(({ shownBy }) => shownBy === "part").flatMap((message) =>
  LOCALES.map((locale) => ({ ...message, locale })),
);

test.each(parts)("“$en” stands above its sentence, in $locale", ({ code, locale, ...message }) => {
  const part = PARTS[code]?.(locale);
  expect(part).toBeDefined();
  const html = rendered(part, locale);
  const sentence = translator(locale)(`errors:${code}`);
  expect(html).toContain(`>${message[locale]}<`);
  expect(html.indexOf(sentence)).toBeGreaterThan(html.indexOf(message[locale]));
});

function rendered(part: ReactNode, locale: Locale): string {
  const Stub = createRoutesStub([{ path: "*", Component: () => part }]);
  return renderToStaticMarkup(
    createElement(
      LocaleProvider,
      { value: locale },
      createElement(
        I18nextProvider,
        { i18n: i18nFor(locale) },
        createElement(Stub, { initialEntries: ["/"] }),
      ),
    ),
  );
}

test.each([
  ["PENDING", "Reservation pending", "예약 대기"],
  ["COMPLETE", "Reservation complete", "예약 완료"],
  ["USED", "Use complete", "이용 완료"],
  ["REFUND_REQUEST", "Refund requested", "환불 요청"],
  ["CANCELLED", "Refund complete", "환불 완료"],
] as const)(
  "the status %s is called “%s” and “%s” wherever it is shown",
  (status, english, korean) => {
    for (const [locale, word] of [
      ["en", english],
      ["ko", korean],
    ] as const) {
      const t = translator(locale);
      const said = [
        t(`reservation:status.${status}`),
        t(`payment:status.${status}`),
        t(`question:reservation_status.${status}`),
        t(`desk:status.${status}`),
      ];
      expect(said).toEqual([word, word, word, word]);
    }
  },
);
