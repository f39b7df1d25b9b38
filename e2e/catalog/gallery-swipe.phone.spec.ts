import { DRAWN } from "../support/drawn.ts";
import { expect, test } from "../support/test.ts";

test.use(DRAWN);

test("one swipes through the pictures of a hotel, and the counter follows", async ({
  page,
  open,
}) => {
  await open("/hotel/ht-gcp-t21");
  const strip = page.getByRole("list", { name: /사진/ });
  await expect(page.getByText("1 / 6")).toBeVisible();
  await strip.evaluate((node) => node.scrollTo({ left: node.clientWidth * 2 }));
  await expect(page.getByText("3 / 6")).toBeVisible();
});
