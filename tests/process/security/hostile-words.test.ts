import { beforeAll, expect, test, vi } from "vitest";
import { seededUuid } from "#demo/seed/seeded.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { PLAN } from "#tests/process/support/partner-writes.ts";
import { errorBeneath, visible } from "#tests/process/support/plain-forms.ts";
import { signedIn, type Visitor, visitorOf } from "#tests/support/server/visitor.ts";

const shop = await demoShop();
const visitor = visitorOf(shop.url, "lang=ko");
const { demo, guest, owner } = await signedIn(shop.url, "demo", "guest", "owner");
type Fields = Readonly<Record<string, string>>;

const TEMPLATES = ["{{x}}", "$", "{y}<%=z%>&lt;b&gt;"].join("");
const TURNED = "\u202Edenrut\u202C\u200B\uFEFF";
const PEOPLE = "👨‍👩‍👧⛳️";
const BREAKS = `</textarea></title></script><svg onload=alert(x)><img src=x onerror=alert(y)>`;
const ENDLESS = "W".repeat(150);

/** Everything that ever ran, hid or broke something, behind a word that says where it was written. */
function hostile(word: string, start: string, ...more: readonly string[]): string {
  return [`${start}${word} <script>alert("x")</script>'"`, TURNED, PEOPLE, ...more].join("");
}

const WORDS = {
  questionTitle: hostile("qtitle", "="),
  question: hostile("qcontent", "+", TEMPLATES, BREAKS, ENDLESS),
  thread: hostile("qthread", "-", TEMPLATES, BREAKS),
  // Words in braces are refused here: a canned answer was not filled in.
  answer: hostile("qanswer", "@", BREAKS),
  postTitle: hostile("ptitle", "="),
  post: hostile("pcontent", "@", TEMPLATES, BREAKS, ENDLESS),
  comment: hostile("pcomment", "+", TEMPLATES, BREAKS),
  reply: hostile("preply", "-", TEMPLATES, BREAKS),
  partnerTitle: hostile("rtitle", "-"),
  word: hostile("rword", "=", TEMPLATES),
  review: hostile("review", "@", TEMPLATES, BREAKS),
  entrant: hostile("ename", "="),
  eventComment: hostile("ecomment", "=", TEMPLATES, BREAKS),
  note: hostile("rnote", "+", TEMPLATES),
};

async function look(path: string, who: Visitor): Promise<string> {
  const { status, text } = await who.get(path);
  expect([path, status]).toEqual([path, 200]);
  return text;
}

async function written(path: string, who: Visitor, fields: Fields): Promise<string> {
  const { status, to } = await who.post(path, fields);
  expect([path, status]).toEqual([path, 302]);
  return to.replace(/[?#].*/, "");
}

const EVENT = "/event/8";
const LETTERS = "/inbox?to=words@example.com";
const ENTRY = "/tournament/4/apply";
const QUESTION = {
  type: "etc",
  phone: "010-2345-6789",
  email: "words@example.com",
  agree: "on",
  public: "on",
};
const REVIEWED = `/review/write?reservation=${seededUuid("reservation:huahin:0")}`;
const ENTERED = {
  people: "1",
  gender_0: "female",
  birthYear_0: "1988",
  handicap_0: "18",
  agreeSafety: "on",
  agreePhotos: "on",
  agreeRefund: "on",
};

/** The address of the sent text: `{post}` in a path is replaced by it. */
let places: Fields = {};
const placed = (path: string) => path.replace(/\{(\w+)\}/, (_, name) => places[name] ?? "");

/** Written once, as members and staff would write it. */
beforeAll(async () => {
  const question = await written("/qna?ask=", demo, {
    ...QUESTION,
    title: WORDS.questionTitle,
    content: WORDS.question,
  });
  await demo.post(question, { content: WORDS.thread });
  const asked = `/admin${question}`;
  const version = /name="version" value="(\d+)"/.exec(await look(asked, owner))?.[1] ?? "1";
  const answered = { intent: "answer", content: WORDS.answer, version };
  await written(asked, owner, answered);
  // The e-mail goes out after the answer, so the test polls for it.
  const letter = async () =>
    expect(await look(LETTERS, visitor)).toContain(markOf("questionTitle"));
  await vi.waitFor(letter, { timeout: 30_000, interval: 250 });

  const region = "pattaya";
  const post = await written("/community/write", demo, {
    ...{ title: WORDS.postTitle, content: WORDS.post, region },
  });
  await written(post, guest, { intent: "comment", content: WORDS.comment });
  const comment = /id="comment-(\d+)"/.exec(await look(post, guest))?.[1] ?? "";
  await written(post, demo, { intent: "reply", comment, content: WORDS.reply });
  const reported = { reason: "ad", note: WORDS.note };
  expect((await guest.post(post.replace("/community", "/api/report"), reported)).status).toBe(200);

  const partner = await written("/community/partner", demo, {
    ...PLAN,
    title: WORDS.partnerTitle,
  });
  await written(`${partner}/join`, guest, { intent: "apply", word: WORDS.word });
  await written(REVIEWED, demo, { rating: "5", content: WORDS.review });
  await written(ENTRY, guest, { ...ENTERED, name_0: WORDS.entrant });
  await written(EVENT, guest, { intent: "comment", content: WORDS.eventComment });
  places = { question, post, partner };
});

type Place = readonly [path: string, who: Visitor, ...words: readonly (keyof typeof WORDS)[]];

const PLACES: readonly Place[] = [
  ["{question}", demo, "questionTitle", "question", "thread", "answer"],
  ["/en{question}", demo, "questionTitle", "question", "thread", "answer"],
  ["/qna", demo, "questionTitle"],
  ["{post}", visitor, "postTitle", "post", "comment", "reply"],
  ["/en{post}", visitor, "postTitle", "post", "comment", "reply"],
  ["/community", visitor, "postTitle", "partnerTitle"],
  ["{post}/edit", demo, "postTitle", "post"],
  ["{partner}/join", demo, "word"],
  ["/mypage/reviews", demo, "review"],
  ["/review", visitor, "review"],
  [EVENT, visitor, "eventComment"],
  ["/mypage/alarms", demo, "postTitle"],
  [LETTERS, visitor, "questionTitle"],
  ["/admin{question}", owner, "questionTitle", "question", "thread", "answer"],
  ["/admin/qna?view=done", owner, "questionTitle"],
  ["/admin/community", owner, "postTitle"],
  ["/admin{post}", owner, "postTitle", "post", "note"],
  ["/admin/community/comments", owner, "comment", "reply"],
  ["/admin/review", owner, "review"],
  ["/admin/tournament/4/register", owner, "entrant"],
];

const shown = PLACES.map(([path, who, ...words]) => ({ path, who, words }));

test.concurrent.each(shown)(
  "$path shows typed markup as text, and runs none of it",
  async (place) => {
    const { path, who, words } = place;
    const html = await look(placed(path), who);
    for (const word of words) expect(html).toContain(`${markOf(word)} &lt;script&gt;alert(`);
    for (const live of ["<script>alert(", "<svg onload", "<img src=x", "</textarea></title>"]) {
      expect([live, html.includes(live)]).toEqual([live, false]);
    }
    // Nothing turns the line around or hides between the letters.
    expect(html.match(/[\u202A-\u202E\u200B\uFEFF]/)?.[0]).toBeUndefined();
  },
);

function markOf(word: keyof typeof WORDS): string {
  return WORDS[word].slice(0, WORDS[word].indexOf(" "));
}

test.each([
  ["/admin/export/community", "postTitle"],
  ["/admin/export/review", "review"],
  ["/admin/tournament/4/export", "entrant"],
] as const)("in the file of %s nothing begins like a formula", async (path, word) => {
  const file = await look(path, owner);
  expect(file).toContain(`'${markOf(word)}`);
  expect(file.match(/(^|,|\n)"?[=+\-@](?!\d)[^,\n]*/)?.[0]).toBeUndefined();
});

test.each<[string, Visitor, Fields, string]>([
  ["/qna?ask=", demo, { ...QUESTION, title: "a\0b", content: "c" }, "title"],
  ["/qna?ask=", demo, { ...QUESTION, title: "a", content: "c\0" }, "content"],
  ["/community/write", demo, { title: "a\0", content: "b", region: "pattaya" }, "title"],
  ["/community/write", demo, { title: "a", content: "\0b", region: "pattaya" }, "content"],
  ["{post}", guest, { intent: "comment", content: "a\0b" }, "content"],
  ["{post}/edit", demo, { title: "a\0", content: "b", region: "pattaya" }, "title"],
  ["/community/partner", demo, { ...PLAN, title: "a\0b" }, "title"],
  ["{partner}/join", owner, { intent: "apply", word: "a\0b" }, "word"],
  [ENTRY, owner, { ...ENTERED, name_0: "a\0b" }, "name_0"],
  [EVENT, guest, { intent: "comment", content: "a\0b" }, "content"],
  ["/mypage/member", demo, { intent: "name", name: "a\0b" }, "name"],
])("a sign that no keyboard writes is refused at %s, beneath its field", async (...row) => {
  const [path, who, fields, field] = row;
  const { status, text } = await who.post(placed(path), fields);
  expect(status).toBe(400);
  expect(errorBeneath(visible(text), field)).toContain("요청 형식이 올바르지 않아요.");
});
