import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { languageModel } from "#app/integrations/planner-model/language-model.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import {
  type ModelMood,
  plannerModelSimulator,
} from "../../../../simulators/planner-model/planner-model-simulator.ts";
import { forgetNames } from "./known-lexicon.server.ts";
import { readSentence } from "./read-sentence.server.ts";

const db = await testDatabase("demo");
const access = { url: "http://model.test/v1", model: "stand-in", key: "secret" };

function servicesWith(mood: ModelMood) {
  const app = plannerModelSimulator(mood);
  const asked: Request[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(request.clone());
    return app.fetch(request);
  };
  const warnings: string[] = [];
  const log = {
    info: () => {},
    error: () => {},
    warn: (_: object, text: string) => void warnings.push(text),
  };
  return {
    asked,
    warnings,
    services: { ...testServices(db), log, plannerModel: languageModel(access, send) },
  };
}

const read = (text: string, services = testServices(db)) =>
  readSentence(services, { text, locale: "ko" });

test("reads by the names of the shop: place, course, hotel, caddie, airport and holiday", async () => {
  const text =
    "설 연휴에 파타야 힐튼에서 3박, 람차방은 꼭, 시암 올드는 말고, 캐디 128번, 수완나품 13:25 도착";
  const { wish, unread } = await read(text);
  expect(wish).toEqual({
    golfers: 2,
    from: "2027-02-06",
    regions: ["pattaya"],
    hotel: { id: "ht-hilton-pattaya" },
    nights: 3,
    must: ["th-laem-chabang"],
    avoid: ["th-siam-old"],
    caddies: ["cad-004"],
    arrival: { airport: "BKK", time: "13:25" },
  });
  expect(unread).toEqual([]);
});

test("knows a new name once its table was told to have changed", async () => {
  await read("람차방");
  const ours = db.update(courses).set({ name: { ko: "소나무숲 골프장", en: "Pinewood" } });
  await ours.where(eq(courses.id, "th-nikanti"));
  expect((await read("소나무숲 꼭")).wish.must).toBeUndefined();
  forgetNames("orders");
  expect((await read("소나무숲 꼭")).wish.must).toBeUndefined();
  forgetNames("courses");
  expect((await read("소나무숲 꼭")).wish.must).toEqual(["th-nikanti"]);
});

test("asks the model about unread words alone, and takes what it understood", async () => {
  const { asked, services } = servicesWith("good");
  const {
    wish,
    read: fields,
    unread,
  } = await read("half a dozen in Pattaya, 3 nights, relaxed", services);
  expect(wish).toEqual({ golfers: 6, regions: ["pattaya"], nights: 3, style: "near" });
  expect(fields.find(({ field }) => field === "golfers")?.words).toBe("half a dozen");
  expect(unread).toEqual([]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.get("authorization")).toBe("Bearer secret");
});

test("does not ask the model when everything was read", async () => {
  const { asked, services } = servicesWith("good");
  await read("파타야 3박 4명", services);
  expect(asked).toEqual([]);
});

test("the model cannot change what the grammar read", async () => {
  const { services } = servicesWith("good");
  const { wish } = await read("넷이서 파타야 3박, 바닷가, 대여섯", services);
  expect(wish).toEqual({ golfers: 4, regions: ["pattaya"], nights: 3 });
});

test.each(["wrong", "hostile", "inventing", "broken"] as const)(
  "the grammar's answer stands when the model is %s",
  async (mood) => {
    const text = "파타야 3박 온천욕";
    const { services } = servicesWith(mood);
    expect(await read(text, services)).toEqual(await read(text));
  },
);

test("the grammar's answer stands when the model takes longer than four seconds", async () => {
  const text = "파타야 3박 온천욕";
  const { services, warnings } = servicesWith("slow");
  const began = performance.now();
  expect(await read(text, services)).toEqual(await read(text));
  expect(performance.now() - began).toBeLessThan(9_000);
  expect(warnings).toEqual(["the planner's model did not answer"]);
}, 20_000);
