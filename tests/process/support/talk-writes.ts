import type { Write } from "./write.ts";

const QUESTION = {
  type: "etc",
  title: "묻습니다",
  content: "몇 시까지인가요?",
  phone: "010-2345-6789",
  email: "demo@example.com",
  agree: "on",
};

const HELP_TEXTS = { subject: "van", position: "10", question_ko: "몇 시?", body_ko: "답" };

/** Questions, reviews and posts: what members say, and what the desk does about it. */
export const TALK_WRITES: readonly Write[] = [
  member("help", "", { path: "/help", status: 200, form: { answer: "1", helpful: "yes" } }),
  member("help", "about nothing", {
    path: "/help",
    status: 404,
    form: { answer: "99999", helpful: "no" },
  }),
  desk("help/edit", "an old version", {
    path: "/admin/help/1",
    status: 409,
    form: { intent: "save", version: "999", ...HELP_TEXTS },
  }),
  member("qna/home", "", { path: "/qna", status: 302, form: QUESTION }),
  member("qna/home", "without a title", {
    path: "/qna",
    status: 400,
    form: { ...QUESTION, title: "" },
  }),
  member("qna/detail", "another's", {
    path: "/qna/1",
    status: 404,
    who: "guest",
    form: { content: "저도요" },
  }),
  desk("qna/detail", "", {
    path: "/admin/qna/1",
    status: 200,
    form: { intent: "note", content: "알아보는 중" },
  }),
  desk("qna/detail", "an old version", {
    path: "/admin/qna/1",
    status: 409,
    form: { intent: "answer", content: "네", version: "999" },
  }),
  desk("qna/canned/edit", "", {
    path: "/admin/qna/canned/1",
    status: 200,
    form: { intent: "save", version: "1", title_ko: "답", body_ko: "내용" },
  }),
  desk("review/detail", "without a reason", {
    path: "/admin/review/1",
    status: 400,
    form: { intent: "hide", version: "1" },
  }),
  desk("review/detail", "a reply", {
    path: "/admin/review/1",
    status: 200,
    form: { intent: "reply", version: "1", ko: "고맙습니다" },
  }),
  desk("community/detail", "an old version", {
    path: "/admin/community/1",
    status: 409,
    form: { intent: "restore", version: "999" },
  }),
  desk("community/comment", "an old version", {
    path: "/admin/community/comments/1",
    status: 409,
    form: { intent: "restore", version: "999" },
  }),
  member("api/vote-review", "", { path: "/api/helpful/1", status: 200, form: { on: "1" } }),
  member("api/vote-review", "about nothing", {
    path: "/api/helpful/99999",
    status: 404,
    form: { on: "1" },
  }),
  member("api/block-author", "about nothing", {
    path: "/api/block",
    status: 404,
    form: { kind: "comment", id: "99999" },
  }),
  member("api/view-post", "", { path: "/api/view/1", status: 200, form: {} }),
  member("api/view-post", "of nothing", { path: "/api/view/99999", status: 404, form: {} }),
  member("api/report-comment", "about nothing", {
    path: "/api/report/comment/99999",
    status: 404,
    form: { reason: "ad" },
  }),
  member("api/report-post", "", {
    path: "/api/report/1",
    status: 200,
    form: { reason: "ad" },
  }),
];

type Rest = Omit<Write, "route" | "note">;

function member(route: string, note: string, rest: Rest): Write {
  return { route, note, who: "demo", ...rest };
}

function desk(route: string, note: string, rest: Rest): Write {
  return { route: `admin/${route}`, note, who: "support", ...rest };
}
