import { expect, test } from "vitest";
import { type ChatState, chatCalls, chatLanguage, hasChat } from "./chat-calls.ts";

const visitor: ChatState = { memberId: undefined, language: "ko", page: "/" };
const member: ChatState = { ...visitor, memberId: "m" };

test.each([
  ["starts once, and is told the page", undefined, visitor, ["boot", "setPage"]],
  ["is told nothing twice", visitor, { ...visitor }, []],
  ["is told each next page", visitor, { ...visitor, page: "/event" }, ["setPage"]],
  ["starts again at login", visitor, member, ["shutdown", "boot", "setPage"]],
  ["starts again at logout", member, visitor, ["shutdown", "boot", "setPage"]],
  ["is told another language", visitor, { ...visitor, language: "en" }, ["updateUser"]],
  [
    "is told another language and page",
    visitor,
    { ...visitor, language: "en", page: "/en" },
    ["updateUser", "setPage"],
  ],
  ["ends on a page without it", member, undefined, ["shutdown"]],
  ["is not started for a page without it", undefined, undefined, []],
] as const)("the widget %s", (_, told, wanted, calls) => {
  expect(chatCalls(told, wanted)).toEqual(calls);
});

test.each([
  ["/", true],
  ["/reservation/x", true],
  ["/payments", true],
  ["/payment", false],
  ["/payment/success", false],
  ["/pay/token", false],
  ["/trip/token", false],
  ["/login", false],
  ["/login/done", false],
  ["/admin", false],
  ["/admin/qna/1", false],
])("whether %s has the chat: %s", (path, answer) => {
  expect(hasChat(path)).toBe(answer);
});

test.each([
  ["en", "ko-KR", "en"],
  ["ko", "en-US", "ko"],
  [undefined, "ko-KR", "ko"],
  [undefined, "KO", "ko"],
  [undefined, "fr-FR", "en"],
  [undefined, "en-US", "en"],
] as const)("with %s saved and a browser in %s, the chat speaks %s", (saved, browser, language) => {
  expect(chatLanguage(saved, browser)).toBe(language);
});
