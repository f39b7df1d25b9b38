import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { changeInfo, changeLocale, changeName, changeTextSize } from "./change-info.server.ts";
import { findProfile } from "./member-queries.server.ts";

const db = await testDatabase("demo");
const guest = demoMemberId("guest");

test("a name is changed for one member alone", async () => {
  await changeName(db, guest, "Emma Stone");
  expect((await findProfile(db, guest))?.name).toBe("Emma Stone");
  expect((await findProfile(db, demoMemberId("demo")))?.name).toBe("김도현");
});

test("contact and details are changed, and can be emptied", async () => {
  await changeInfo(db, guest, { phone: "+821012345678", birthday: "1990-01-02", gender: "female" });
  expect(await findProfile(db, guest)).toMatchObject({
    phone: "+821012345678",
    birthday: "1990-01-02",
  });
  await changeInfo(db, guest, { phone: null, birthday: null, gender: null });
  expect(await findProfile(db, guest)).toMatchObject({ phone: null, birthday: null, gender: null });
});

test("language and text size follow the member", async () => {
  await changeLocale(db, guest, "ko");
  await changeTextSize(db, guest, "large");
  expect(await findProfile(db, guest)).toMatchObject({ locale: "ko", textSize: "large" });
});

test("a closed account cannot be changed", async () => {
  const left = demoMemberId("support");
  await db
    .update(members)
    .set({ withdrawnAt: testServices(db).now() })
    .where(eq(members.id, left));
  const refused = { code: "member.info_unavailable" };
  await expect(changeName(db, left, "새 이름")).rejects.toMatchObject(refused);
  const info = { phone: null, birthday: null, gender: null };
  await expect(changeInfo(db, left, info)).rejects.toMatchObject(refused);
});
