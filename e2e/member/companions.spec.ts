import { filled, wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

test(
  "companions are added, changed, removed and restored",
  { tag: "@day-phone" },
  async ({ page, context, open, baseURL }, { project }) => {
    const { at, isPhone, mypage: my, errors } = wordsOf(project.name);
    await newcomer(context.request, baseURL);
    await open(`${at}/mypage/companions`);
    await expect(page.getByText(my["companions.empty"])).toBeVisible();

    const add = page.getByRole("region", { name: my["companions.new"] });
    const press = () => add.getByRole("button", { name: my["companions.add"] }).click();
    await press();
    await expect(add.getByText(errors["traveller.last_name_required"])).toBeVisible();
    await add.getByLabel(my["companions.last_name"]).fill("이");
    await add.getByLabel(my["companions.first_name"]).fill("mina");
    await press();
    await expect(add.getByText(errors["booker.name_latin"])).toBeVisible();
    await add.getByLabel(my["companions.last_name"]).fill("lee");
    await add.getByLabel(my["companions.handicap"]).fill("18,4");
    await press();
    const book = page.getByRole("list", { name: my["companions.title"] });
    await expect(book.getByText("LEE MINA")).toBeVisible();
    await expect(add.getByLabel(my["companions.first_name"])).toHaveValue("");

    await add.getByLabel(my["companions.last_name"]).fill("Lee");
    await add.getByLabel(my["companions.first_name"]).fill("Mina");
    await press();
    await expect(add.getByText(errors["companion.known"])).toBeVisible();

    await book.getByText("LEE MINA").click();
    await book.getByLabel(my["companions.handicap"]).fill("12");
    await book.getByRole("button", { name: my["companions.save"] }).click();
    await expect(
      book.getByText(filled(my["companions.handicap_of"], { handicap: 12 })),
    ).toBeVisible();
    const forget = filled(my["companions.forget_name"], { name: "LEE MINA" });
    await book.getByRole("button", { name: forget }).click();
    await expect(page.getByText(my["companions.empty"])).toBeVisible();
    await page.getByRole("button", { name: my["companions.undo"] }).click();
    await expect(book.getByText("LEE MINA")).toBeVisible();
    await expect(
      book.getByText(filled(my["companions.handicap_of"], { handicap: 12 })),
    ).toBeVisible();
    if (!isPhone) return;
    await open(`${at}/mypage`);
    await expect(
      page.getByRole("main").getByRole("link", { name: my["menu.companions"] }),
    ).toHaveText(/1명$/);
  },
);

test(
  "my page leads to the next voucher, asks about what was used last and shows what has a heart",
  { tag: "@day-phone" },
  async ({ page, open, signIn }, { project }) => {
    const { at, mypage: my, reservation } = wordsOf(project.name);
    await signIn("demo");
    await open(`${at}/mypage`);
    const trip = page.getByRole("region", { name: reservation["trip.next"] });
    await expect(trip.getByRole("link", { name: reservation["voucher.page"] })).toHaveAttribute(
      "href",
      /\/reservation\/[\da-f-]{36}\/voucher$/,
    );
    const invitation = page.getByRole("region", { name: my["invite.label"] });
    await expect(invitation.getByRole("link", { name: my["invite.write"] })).toHaveAttribute(
      "href",
      /\/review\/write\?reservation=/,
    );
    const wished = page.getByRole("region", { name: my["wished.title"] });
    await expect(wished.getByRole("listitem").first()).toBeVisible();
    expect(await wished.getByRole("listitem").count()).toBeLessThanOrEqual(3);
  },
);
