import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { courseLooks } from "./looks.ts";
import { pictureSubjects, readDomainData } from "./picture-subjects.ts";
import { galleries } from "./scene/galleries.ts";

const data = readDomainData();
const sets = galleries(data.courses, data.hotels);

test("every course and hotel has five further pictures, all drawn and none twice", () => {
  const drawn = new Set(pictureSubjects(data).map(({ key }) => key));
  expect(Object.keys(sets)).toHaveLength(data.courses.length + data.hotels.length);
  for (const [key, scenes] of Object.entries(sets)) {
    expect(scenes, key).toHaveLength(5);
    expect(new Set(scenes).size, key).toBe(5);
    expect(
      scenes.filter((scene) => !drawn.has(scene)),
      key,
    ).toEqual([]);
  }
});

test("no two products of a region show the same set", () => {
  for (const [kind, products] of [
    ["course", data.courses],
    ["hotel", data.hotels],
  ] as const) {
    const seen = products.map(({ id, region }) => `${region} ${sets[`${kind}/${id}`]?.join(" ")}`);
    expect(new Set(seen).size, kind).toBe(seen.length);
  }
});

test("the holes of a course are of its own terrain, and only night golf is shown at night", () => {
  for (const course of data.courses) {
    const scenes = sets[`course/${course.id}`] ?? [];
    const terrain = courseLooks(course)[0]?.terrain;
    expect(scenes.filter((key) => key.includes(`${terrain}-`)).length, course.id).toBeGreaterThan(
      1,
    );
    expect(
      scenes.some((key) => key.startsWith("scene/night-")),
      course.id,
    ).toBe(course.night_golf);
  }
});

test("the seed shows what the generator chose", () => {
  const file = new URL("../seed/galleries.json", import.meta.url);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(sets);
});
