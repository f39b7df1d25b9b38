import { filled, wordsOf } from "../support/messages.ts";
import { PASSWORD } from "../support/newcomer.ts";
import { said } from "../support/said.ts";
import { expect, test, usable } from "../support/test.ts";

const WORDS = {
  ko: {
    path: "",
    connect: "구글 연결",
    connected: "구글을 연결했어요",
    disconnect: "구글 연결 끊기",
    kakao: "카카오 연결 끊기",
    prove: "카카오로 다시 로그인",
    lastWay: "로그인할 방법이 하나만 남아 있어",
    taken: "이미 다른 회원에게 연결된 계정이에요",
    goBack: "돌아가기",
  },
  en: {
    path: "/en",
    connect: "Connect Google",
    connected: "Google is connected",
    disconnect: "Disconnect Google",
    kakao: "Disconnect Kakao",
    prove: "Log in again with Kakao",
    lastWay: "This is your only way to log in",
    taken: "already connected to another member",
    goBack: "Go back",
  },
} as const;

const somebody = () => `연결 ${crypto.randomUUID().slice(0, 8)}`;

for (const words of Object.values(WORDS)) {
  const security = `${words.path}/mypage/security`;
  // Korean on the phone, English on the desktop.
  const oneWidth = words.path === "" ? "@phone" : "@desktop";

  test(
    `a member connects a provider and disconnects it, but never the last login method, and closes the account without a password (${words.path || "/ko"})`,
    {
      tag: oneWidth,
    },
    async ({ page, context, open, baseURL }, { project }) => {
      const { join, mypage, errors, frame, social } = wordsOf(project.name);
      const joins = async (name: string) => {
        const begun = await context.request.get("/api/auth/kakao?next=/notice", {
          maxRedirects: 0,
        });
        const agreed = await context.request.post(begun.headers().location ?? "", {
          form: { person: "other", name },
          maxRedirects: 0,
        });
        const back = await context.request.get(agreed.headers().location ?? "", {
          maxRedirects: 0,
        });
        const consents = new FormData();
        for (const kind of ["terms", "personal-information", "age"]) consents.append("agree", kind);
        await context.request.post(back.headers().location ?? "", {
          headers: { origin: baseURL ?? "" },
          form: consents,
          maxRedirects: 0,
        });
      };
      const kakao = somebody();
      await joins(kakao);
      await open(security);
      await page.getByRole("button", { name: words.kakao }).click();
      await expect(page.getByText(words.lastWay)).toBeVisible();

      const google = somebody();
      const agrees = async (provider: RegExp, name: string) => {
        await expect(page).toHaveTitle(provider);
        await page.getByLabel("Somebody else").check();
        await page.getByRole("textbox", { name: "Name" }).fill(name);
        await page.getByRole("button", { name: "Agree" }).click();
      };
      // An open browser makes no first password: Kakao says once more who it is.
      await expect(page.getByLabel(join["sign_up.id"])).toHaveCount(0);
      await page.getByRole("button", { name: words.prove }).click();
      await agrees(/Kakao/, kakao);
      await expect(page.getByText(said(join["security.done.proved"]))).toBeVisible();
      await expect(page.getByLabel(join["sign_up.id"])).toBeVisible();
      await usable(page);

      // A member without a password proves their identity through Kakao, and then connects Google.
      const connects = async (own: string) => {
        await page.getByRole("button", { name: words.connect, exact: true }).click();
        await agrees(/Kakao/, own);
        await agrees(/Google/, google);
      };
      await connects(kakao);
      await expect(page.getByText(words.connected)).toBeVisible();

      // The same Google account, wanted by another member.
      const session = await context.storageState();
      await context.clearCookies();
      const other = somebody();
      await joins(other);
      await open(security);
      await connects(other);
      await expect(page.getByRole("alert")).toContainText(words.taken);
      await usable(page);
      await page.getByRole("link", { name: words.goBack }).click();
      await page.waitForURL((url) => url.pathname === security);

      // A member without a password confirms by typing a word.
      await open(`${words.path}/mypage/withdrawal`);
      const word = mypage["withdrawal.word"];
      const leaves = async (typed: string) => {
        await page.getByLabel(filled(mypage["withdrawal.type_word"], { word })).fill(typed);
        await page.getByRole("button", { name: mypage["withdrawal.leave"] }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("button", { name: mypage["withdrawal.leave"] }).click();
      };
      await leaves("yes");
      await expect(page.getByText(errors["member.word_wrong"])).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await leaves(word);
      await expect(page.getByText(frame.farewell)).toBeVisible();

      await context.clearCookies();
      await context.addCookies(session.cookies);
      await open(security);
      await page.getByRole("button", { name: words.disconnect }).click();
      const connect = page.getByRole("button", { name: words.connect, exact: true });
      await expect(connect).toBeVisible();

      // With a password there is another way in, and the provider may go.
      const loginId = `way_${crypto.randomUUID().slice(0, 8)}`;
      await page.getByLabel(join["sign_up.id"]).fill(loginId);
      await expect(page.getByText(join["sign_up.id_free"])).toBeVisible();
      await page.getByLabel(join["security.new"], { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: join["security.create_submit"], exact: true }).click();
      await expect(page.getByText(join["security.done.created"])).toBeVisible();
      await page.getByRole("button", { name: words.kakao }).click();
      await expect(page.getByRole("button", { name: words.kakao })).toHaveCount(0);
      await expect(page.getByText(words.lastWay)).toHaveCount(0);

      // A member with a password is asked for it.
      await connect.click();
      const goOn = page.getByRole("button", {
        name: filled(social["connected.go_on"], { provider: social["name.google"] }),
      });
      await page.getByLabel(social["connected.password"], { exact: true }).fill("not my password");
      await goOn.click();
      await expect(page.getByText(errors["auth.password_wrong"])).toBeVisible();
      await page.getByLabel(social["connected.password"], { exact: true }).fill(PASSWORD);
      await goOn.click();
      await agrees(/Google/, google);
      await expect(page.getByText(words.connected)).toBeVisible();
      await usable(page);

      // With a new password it can be removed immediately.
      await page.getByLabel(join["security.current"], { exact: true }).fill(PASSWORD);
      await page.getByLabel(join["security.new"], { exact: true }).fill(`${PASSWORD}, once more`);
      const providers = social["name.google"];
      await page
        .getByRole("checkbox", { name: filled(join["security.drop"], { providers }) })
        .check();
      await page.getByRole("button", { name: join["security.change"], exact: true }).click();
      await expect(page.getByText(join["security.done.dropped"])).toBeVisible();
      await expect(connect).toBeVisible();
    },
  );
}
