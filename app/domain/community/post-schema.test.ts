import { expect, test } from "vitest";
import { fieldErrors } from "#app/platform/http/form.ts";
import { MAX_POST_CONTENT, MAX_POST_TITLE } from "./post.ts";
import { postSchema, uploadIdOf } from "./post-schema.ts";

const UPLOAD = (n: number) => `/uploads/0b9f6a1e-7c1d-4a53-9a43-0d0f3f6f2f1${n}`;
const GOOD = { title: "1월 파타야", content: "두 분 모셔요.", region: "pattaya" };

function mistakes(form: Record<string, unknown>) {
  const parsed = postSchema.safeParse({ ...GOOD, ...form });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

test("a post needs a title, a text and a region, and each has its own error message", () => {
  const parsed = postSchema.safeParse({});
  expect(parsed.error && fieldErrors(parsed.error)).toEqual({
    title: "community.title_required",
    content: "community.content_required",
    region: "community.region_required",
  });
});

test.each(["", "   ", "\n\t", "\u200B\u200B", "\u3164", "\u2800 \u2800", "\0", "\u202E"])(
  "invisible characters (%j) are no title and no text",
  (blank) => {
    expect(mistakes({ title: blank, content: blank })).toEqual({
      title: "community.title_required",
      content: "community.content_required",
    });
  },
);

test("a title is one line; a text retains its lines and emoji, and loses invisible characters", () => {
  const parsed = postSchema.parse({
    ...GOOD,
    title: "  같이\r\n 쳐요\0 ",
    content: "하나\r\n\r\n둘 👨‍👩‍👧 \u202E뒤집힘\0\u0007 ⛳️<script>",
  });
  expect(parsed.title).toBe("같이 쳐요");
  expect(parsed.content).toBe("하나\n\n둘 👨‍👩‍👧 뒤집힘 ⛳️<script>");
});

test("a title of 100 and a text of 5,000 characters fit, one more does not", () => {
  expect(mistakes({ title: "가".repeat(MAX_POST_TITLE) })).toEqual({});
  expect(mistakes({ title: "가".repeat(MAX_POST_TITLE + 1) })).toEqual({
    title: "common.bad_request",
  });
  // A browser sends each line's end as two.
  expect(mistakes({ content: "a\r\n".repeat(MAX_POST_CONTENT / 2) })).toEqual({});
  expect(mistakes({ content: "a".repeat(MAX_POST_CONTENT + 1) })).toEqual({
    content: "common.bad_request",
  });
});

test.each(["Pattaya!", "pattaya\0", "../x", "x".repeat(81), ["pattaya", "bangkok"], 7])(
  "%j is no region",
  (region) => {
    expect(mistakes({ region })).toEqual({ region: "community.region_required" });
  },
);

test("up to five different pictures, and only by addresses of uploads", () => {
  const five = [1, 2, 3, 4, 5].map(UPLOAD);
  expect(postSchema.parse(GOOD).picture).toEqual([]);
  expect(postSchema.parse({ ...GOOD, picture: UPLOAD(1) }).picture).toEqual([UPLOAD(1)]);
  expect(postSchema.parse({ ...GOOD, picture: five }).picture).toEqual(five);
  expect(mistakes({ picture: [...five, UPLOAD(6)] })).toEqual({ picture: "upload.too_many" });
  expect(mistakes({ picture: [UPLOAD(1), UPLOAD(1)] })).toEqual({ picture: "common.bad_request" });
  for (const picture of ["https://evil.example/x.png", "/uploads/../x", [new File([], "a")]]) {
    expect(mistakes({ picture })).toEqual({ picture: "common.bad_request" });
  }
  expect(uploadIdOf(UPLOAD(1))).toBe("0b9f6a1e-7c1d-4a53-9a43-0d0f3f6f2f11");
  expect(uploadIdOf("/pictures/course/th-siam-old")).toBeUndefined();
});
