import { expect, test } from "vitest";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { pageMeta, privateMeta } from "./page-meta.ts";

addAllMessages();

const ORIGIN = "https://palmtee.example";
const at = (pathname: string, search = "", facts = {}) => ({
  location: { pathname, search },
  matches: [{ id: "root", loaderData: { origin: ORIGIN, ...facts } }],
});
const words =
  (more = {}) =>
  () => ({ title: "Courses", description: "All of them.", ...more });

type Tag = Record<string, string>;
const tags = (args: ReturnType<typeof at>, more = {}) => pageMeta(args, words(more)) as Tag[];
const links = (all: Tag[], rel: string) => all.filter((tag) => tag.rel === rel);
const content = (all: Tag[], name: string) =>
  all.find((tag) => tag.property === name || tag.name === name)?.content;

test("a page names itself and its likes in each language", () => {
  const all = tags(at("/en/course/home"));
  expect(links(all, "canonical").map(({ href }) => href)).toEqual([`${ORIGIN}/en/course/home`]);
  expect(links(all, "alternate").map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
    ["ko", `${ORIGIN}/course/home`],
    ["en", `${ORIGIN}/en/course/home`],
    ["x-default", `${ORIGIN}/course/home`],
  ]);
  expect(content(all, "og:locale")).toBe("en_US");
  expect(content(all, "og:locale:alternate")).toBe("ko_KR");
});

test("a further page of a list has a title and an address of its own", () => {
  const all = tags(at("/notice", "?page=2"), { page: 2 });
  expect(all[0]).toEqual({ title: "Courses (2쪽) | 팜티" });
  expect(links(all, "canonical")[0]?.href).toBe(`${ORIGIN}/notice?page=2`);
  expect(links(all, "alternate")[1]?.href).toBe(`${ORIGIN}/en/notice?page=2`);
});

test("a filtered list points to the whole one", () => {
  const all = tags(at("/notice", "?page=2&category=trip"), { page: 2 });
  expect(links(all, "canonical")[0]?.href).toBe(`${ORIGIN}/notice`);
});

test("a shared page has a picture with its size and its alternative text", () => {
  const all = tags(at("/course/x"), { picture: "/og/course/x.jpg" });
  expect(content(all, "og:image")).toBe(`${ORIGIN}/og/course/x.jpg`);
  expect(content(all, "og:image:width")).toBe("1200");
  expect(content(all, "og:image:height")).toBe("630");
  expect(content(all, "og:image:alt")).toBe("Courses");
  expect(content(all, "twitter:card")).toBe("summary_large_image");
  expect(content(tags(at("/")), "og:image")).toBe(`${ORIGIN}/pictures/share.jpg`);
});

test("search engine verification tags are on the home page only", () => {
  const facts = { verification: { google: "g-1", naver: "n-1" } };
  const home = tags(at("/en", "", facts));
  expect(content(home, "google-site-verification")).toBe("g-1");
  expect(content(home, "naver-site-verification")).toBe("n-1");
  expect(content(tags(at("/course/home", "", facts)), "google-site-verification")).toBeUndefined();
  expect(content(tags(at("/")), "naver-site-verification")).toBeUndefined();
});

test("a page with breadcrumbs lists its path from the home page on", () => {
  const all = tags(at("/course/home"), { crumbs: [{ name: "골프", path: "/course/home" }] });
  const graph = all.find((tag) => "script:ld+json" in tag)?.["script:ld+json"];
  expect(graph).toMatchObject({
    "@graph": [{ "@type": "BreadcrumbList", itemListElement: [{ name: "홈" }, { name: "골프" }] }],
  });
  expect(tags(at("/course/home")).some((tag) => "script:ld+json" in tag)).toBe(false);
});

test("pages of one member are not indexed", () => {
  expect(privateMeta(at("/mypage"), words())).toContainEqual({
    name: "robots",
    content: "noindex",
  });
});
