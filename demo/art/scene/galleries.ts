import type { Terrain } from "../course/plan.ts";
import { type CourseFacts, courseLooks, type HotelFacts, hotelLooks } from "../looks.ts";
import { Rng } from "../tools/rng.ts";
import { NIGHT_TERRAINS, type Scene, sceneList } from "./scene-list.ts";
import type { Outlook } from "./scene-stage.ts";

const CITIES = new Set("bangkok phnompenh vientiane".split(" "));
const SHORES = new Set(
  "pattaya rayong huahin danang nhatrang hotram bali phuket samui krabi langkawi kotakinabalu".split(
    " ",
  ),
);

type Galleries = Record<string, string[]>;

/** The further pictures of each course and hotel, by the keys of the scenes they show. */
export function galleries(courses: CourseFacts[], hotels: HotelFacts[]): Galleries {
  const byTheme = Map.groupBy(sceneList(), ({ theme }) => theme);
  const taken = new Set<string>();
  return Object.fromEntries([
    ...courses.map((course) => [`course/${course.id}`, unlike(taken, course, courseGallery)]),
    ...hotels.map((hotel) => [`hotel/${hotel.id}`, unlike(taken, hotel, hotelGallery)]),
  ]);

  /** Two products of one region never show the same set in the same order. */
  function unlike<Facts extends { id: string; region: string }>(
    shown: Set<string>,
    facts: Facts,
    pick: (facts: Facts, rng: Rng) => Scene[],
  ): string[] {
    for (let attempt = 0; attempt < 40; attempt++) {
      const keys = pick(facts, new Rng(`gallery:${facts.id}:${attempt}`)).map(
        ({ id }) => `scene/${id}`,
      );
      const sign = `${facts.region} ${keys.join(" ")}`;
      if (shown.has(sign)) continue;
      shown.add(sign);
      return keys;
    }
    throw new Error(`Every set of scenes is taken around ${facts.id}`);
  }

  function courseGallery(course: CourseFacts, rng: Rng): Scene[] {
    const look = courseLooks(course)[0];
    const terrain: Terrain = look?.terrain ?? "parkland";
    const holes = shuffled(rng, themed(terrain)).filter(({ mood }) => mood !== look?.mood);
    const nights = NIGHT_TERRAINS.includes(terrain) ? terrain : "parkland";
    const night = course.night_golf ? shuffled(rng, themed(`night-${nights}`)).slice(0, 1) : [];
    const house = rng.pick(themed(rng.chance(0.5) ? "clubhouse" : "terrace"));
    const [first, ...others] = [...night, ...holes].slice(0, 3);
    return [first, rng.pick(themed("cup")), ...others, house].filter(isScene);
  }

  function hotelGallery(hotel: HotelFacts, rng: Rng): Scene[] {
    const outlook = outlookOf(hotel);
    const setting = hotelLooks(hotel)[0]?.setting;
    const grounds = outlook === "sea" ? ["infinity", "beach", "pool"] : ["pool"];
    const around = (hotel.on_course ? ["villas", ...grounds] : grounds).filter(
      (theme) => theme !== setting || grounds.length === 1,
    );
    const [room, otherRoom] = shuffled(rng, themed(`room-${outlook}`));
    const [table, hall] = shuffled(rng, [
      ...themed(`breakfast-${outlook}`),
      ...themed(`lobby-${outlook}`),
    ]);
    return [room, rng.pick(themed(rng.pick(around))), table, otherRoom, hall].filter(isScene);
  }

  function themed(theme: string): Scene[] {
    return byTheme.get(theme) ?? [];
  }
}

function outlookOf({ region, on_course }: HotelFacts): Outlook {
  if (on_course) return "hills";
  if (CITIES.has(region)) return "city";
  return SHORES.has(region) ? "sea" : "mountains";
}

function shuffled<Value>(rng: Rng, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: rng.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

function isScene(scene: Scene | undefined): scene is Scene {
  return scene !== undefined;
}
