import { afterEach, expect, test, vi } from "vitest";
import { loginThrough, NOBODY_HERE, rememberOwner } from "./login-here.ts";
import { watched } from "./watch-session.client.ts";

const OWNER = { id: "1", name: "김도현", role: "member", locale: "ko" } as const;
const ORIGIN = "http://localhost";

afterEach(() => rememberOwner(undefined));

const ended = (status: number) => new Response("gone", { status, headers: { [NOBODY_HERE]: "1" } });
const form = { method: "POST", body: new URLSearchParams({ content: "두 분" }) };

type Case = {
  readonly isBack?: boolean;
  readonly first?: Response;
  readonly wanted?: string;
  readonly shown?: string;
};

/** A page whose session has ended: the first answer says so, every later one is good. */
function page({ isBack = true, first = ended(401), wanted, shown = "/mypage/member" }: Case = {}) {
  rememberOwner(OWNER);
  const ask = vi.fn(async ({ needsTap }: { needsTap: () => boolean }) => {
    taps.push(needsTap());
    return isBack;
  });
  const taps: boolean[] = [];
  const close = loginThrough(ask);
  const stay = vi.fn();
  let isFirst = true;
  const send = vi.fn(async (): Promise<Response> => {
    const answer = isFirst ? first : new Response("saved");
    isFirst = false;
    return answer;
  });
  const place = () => ({ origin: ORIGIN, shown, wanted: wanted ?? shown, stay });
  const request = watched(send, place);
  return { request, send, ask, taps, stay, close };
}

test.each([
  ["/mypage/member.data", form],
  ["/admin/event/1.data", form],
  ["/admin/event/1.data", undefined],
  ["/api/cart", { ...form, body: "{}" }],
  ["/api/admin/bulk-action", form],
  ["/api/admin/list-rows?list=event", undefined],
])("sends %s again as it was after the login", async (path, init) => {
  const { request, send, ask } = page();
  expect(await (await request(path, init)).text()).toBe("saved");
  expect(ask).toHaveBeenCalledTimes(1);
  expect(send.mock.calls).toEqual([
    [path, init],
    [path, init],
  ]);
});

test("sends nothing again without the login, and hands the refusal to the form", async () => {
  const { request, send } = page({ isBack: false });
  expect((await request("/mypage/member.data", form)).status).toBe(401);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each(["/api/admin/open-record", "/api/search/choice", "/api/my/merge"])(
  "asks for no login over %s, which the user does not wait for",
  async (path) => {
    const { request, ask } = page();
    expect((await request(path, form)).status).toBe(401);
    expect(ask).not.toHaveBeenCalled();
  },
);

test("asks for no login where the member was not logged in on this page", async () => {
  const { request, ask } = page();
  rememberOwner(undefined);
  expect((await request("/mypage/member.data", form)).status).toBe(401);
  expect(ask).not.toHaveBeenCalled();
});

test("leaves a wrong password and other refusals alone", async () => {
  const { request, ask } = page({ first: new Response("wrong", { status: 401 }) });
  await request("/api/cart", form);
  expect(ask).not.toHaveBeenCalled();
});

test("asks once for all requests that wait for the login", async () => {
  const { request, send, ask } = page();
  send.mockImplementation(async () =>
    ask.mock.calls.length === 0 ? ended(401) : new Response(""),
  );
  await Promise.all([request("/a.data", form), request("/b.data", form)]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(4);
});

test.each([
  ["/payment.data", true],
  ["/en/payment.data", true],
  ["/reservation/7/cancel.data", true],
  ["/mypage/withdrawal.data", true],
  ["/mypage/member.data", false],
  ["/qna.data", false],
])("asks for one more press before %s is sent again: %s", async (path, isAsked) => {
  const { request, taps } = page();
  await request(path, form);
  expect(taps).toEqual([isAsked]);
});

test("keeps the page that is shown when a reload of it is not logged in for", async () => {
  const { request, stay } = page({ isBack: false, first: ended(202) });
  const left = new AbortController();
  const loading = request("/mypage/member.data", { signal: left.signal });
  await vi.waitFor(() => expect(stay).toHaveBeenCalledTimes(1));
  left.abort(new Error("left"));
  await expect(loading).rejects.toThrow("left");
});

test("opens another page as for a visitor when it is not logged in for", async () => {
  const first = ended(202);
  const { request, stay } = page({ isBack: false, first, wanted: "/mypage/points" });
  expect(await request("/mypage/points.data")).toBe(first);
  expect(stay).not.toHaveBeenCalled();
});
