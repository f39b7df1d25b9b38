import phoneEn from "#app/locales/en/checkout/phone.json" with { type: "json" };
import deskEn from "#app/locales/en/desk/desk.json" with { type: "json" };
import phoneKo from "#app/locales/ko/checkout/phone.json" with { type: "json" };
import deskKo from "#app/locales/ko/desk/desk.json" with { type: "json" };
import { freeTrip } from "../support/free-trip.ts";
import { wordsOf } from "../support/messages.ts";
import { examiner, expect, openPage, sideways, test, usable } from "../support/test.ts";

test(
  "ops takes an order by telephone, the customer pays by the link on a phone, and the desk shows it paid",
  {
    tag: "@day-desktop",
  },
  async ({ page, context, browser, open, signIn, request, baseURL }, { project }) => {
    const { isPhone, at, payment, paylink } = wordsOf(project.name);
    const [desk, phone] = isPhone ? [deskKo, phoneKo] : [deskEn, phoneEn];
    const { date } = await freeTrip(request, { inDays: isPhone ? 71 : 78 });
    const email = `caller-${project.name}-${Date.now()}@palmtee.example`;
    await context.addCookies([{ name: "lang", value: isPhone ? "ko" : "en", url: baseURL ?? "" }]);
    await signIn("ops");
    await open("/admin/reservations/new");
    const field = (name: string) => page.locator(`[name="${name}"]`);
    await field("lastName").fill("KIM");
    await field("firstName").fill("MINSU");
    await field("email").fill(email);
    await field("phone").fill("010-1234-5678");
    await field("locale").selectOption(isPhone ? "ko" : "en");
    await field("names").fill("KIM MINSU\nLEE MI");
    await page.getByLabel(phone.course, { exact: true }).selectOption("th-siam-old");
    await page.getByLabel(phone.day, { exact: true }).fill(date);
    await page.getByRole("button", { name: phone.add_round }).click();
    const send = page.getByRole("button", { name: phone.send });
    await expect(send).toBeEnabled();
    expect((await examiner(page).analyze()).violations).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await send.click();
    await expect(page.getByText(phone.link_sent)).toBeVisible();
    await expect(page.getByText(phone["state.sent"], { exact: true }).first()).toBeVisible();

    let path = "";
    await expect
      .poll(async () => {
        const inbox = await (await request.get(`${at}/inbox?to=${email}`)).text();
        path = /\/pay\/[\w-]{32}/.exec(inbox)?.[0] ?? "";
        return path;
      })
      .not.toBe("");
    const elsewhere = await browser.newContext({
      viewport: { width: 390, height: 844 },
      baseURL: baseURL ?? "",
    });
    const customer = await elsewhere.newPage();
    await openPage(customer, `${at}${path}`);
    await expect(customer.getByRole("heading", { name: paylink.trip })).toBeVisible();
    expect(await sideways(customer)).toBe(0);
    const pay = customer.locator("[data-bottombar]").getByRole("button");
    await pay.click();
    await expect(customer.locator("[data-bottombar]").getByRole("alert")).toBeVisible();
    await customer.getByText(payment["agree.all"]).click();
    await pay.click();
    await customer.waitForURL(({ pathname }) => pathname === "/simulator/toss/window");
    await customer.getByRole("button", { name: /결제하기/ }).click();
    await usable(customer);
    await customer.getByRole("link", { name: payment["link.to_trip"] }).click();
    await expect(customer.getByText(paylink.paid, { exact: true })).toBeVisible();
    await elsewhere.close();

    await page.reload();
    await expect(page.getByText(phone["state.paid"], { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: desk["history.title"] })).toBeVisible();
  },
);
