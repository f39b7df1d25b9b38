import { expect, test } from "vitest";
import { type PictureSubject, pictureSubjects, readDomainData } from "./picture-subjects.ts";

const data = readDomainData();
const subjects = pictureSubjects(data);
const scenes = new Map(subjects.map(({ key, draw }) => [key, draw()]));
const SVG_LIMIT = 110_000;

function shelfOf(kind: "course" | "hotel", region: string): PictureSubject[] {
  const products = kind === "course" ? data.courses : data.hotels;
  const keys = products
    .filter((product) => product.region === region)
    .map(({ id }) => `${kind}/${id}`);
  return keys.flatMap((key) => subjects.find((subject) => subject.key === key) ?? []);
}

test("every course, hotel, caddie and region of the data is a subject, once", () => {
  const products = [
    ...data.courses.map(({ id }) => `course/${id}`),
    ...data.hotels.map(({ id }) => `hotel/${id}`),
    ...data.caddies_demo.map(({ id }) => `caddy/${id}`),
    ...data.regions.map(({ id }) => `region/${id}`),
  ];
  const keys = subjects.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(products));
  expect(new Set(keys).size).toBe(keys.length);
});

test("the same seed gives the same drawing", () => {
  for (const { key, draw } of subjects.filter((_, index) => index % 7 === 0)) {
    expect(draw(), key).toBe(scenes.get(key));
  }
});

test("no two subjects share a drawing", () => {
  expect(new Set(scenes.values()).size).toBe(subjects.length);
});

test("two neighbours in the list of a region differ in light or in terrain", () => {
  for (const { id: region } of data.regions) {
    const shelf = shelfOf("course", region).map(
      ({ traits: [mood, , terrain] }) => `${mood} ${terrain}`,
    );
    shelf.slice(1).forEach((look, index) => {
      expect(look, `${region}, card ${index + 2}`).not.toBe(shelf[index]);
    });
  }
});

test("two neighbours in the hotel list of a region differ in light or in setting", () => {
  for (const { id: region } of data.regions) {
    const shelf = shelfOf("hotel", region).map(({ traits }) => traits.join(" "));
    shelf.slice(1).forEach((look, index) => {
      expect(look, `${region}, card ${index + 2}`).not.toBe(shelf[index]);
    });
  }
});

test("courses with night golf are shown at night, all others by day", () => {
  for (const { id, night_golf } of data.courses) {
    const mood = subjects.find(({ key }) => key === `course/${id}`)?.traits[0];
    expect(mood === "night", id).toBe(night_golf);
  }
});

test("drawings hold no number or value that failed to compute", () => {
  for (const [key, svg] of scenes) {
    expect(/NaN|undefined|null|Infinity|\[object/.exec(svg)?.[0], key).toBeUndefined();
  }
});

test("drawings are closed and refer only to what they define", () => {
  for (const [key, svg] of scenes) {
    expect(svg.startsWith("<svg ") && svg.endsWith("</svg>"), key).toBe(true);
    expect(svg.match(/<g[ >]/g)?.length ?? 0, key).toBe(svg.match(/<\/g>/g)?.length ?? 0);
    const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    const used = Array.from(svg.matchAll(/(?:url\(#|href="#)([^")]+)/g), ([, id]) => id);
    expect(
      used.filter((id) => !defined.has(id)),
      key,
    ).toEqual([]);
  }
});

test("drawings stay small enough to read and to rasterise quickly", () => {
  for (const [key, svg] of scenes) expect(svg.length, key).toBeLessThan(SVG_LIMIT);
});
