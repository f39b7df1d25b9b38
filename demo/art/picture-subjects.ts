import { readFileSync } from "node:fs";
import { banners } from "../seed/content/banners.ts";
import { events } from "../seed/content/events.ts";
import type { Banner } from "../seed/content/types.ts";
import { caddiePortrait, caddieTraits } from "./caddie/caddie-portrait.ts";
import { cityScene } from "./city/city-scene.ts";
import { courseScene, courseTraits } from "./course/course-scene.ts";
import type { PlanOptions } from "./course/plan.ts";
import { hotelScene } from "./hotel/hotel-scene.ts";
import {
  type CourseFacts,
  type CourseLook,
  courseLooks,
  type HotelFacts,
  type HotelLook,
  hotelLooks,
} from "./looks.ts";
import { type Scene, sceneList } from "./scene/scene-list.ts";

/** One way to draw a product: a seed, and what a glance at the card would notice, strongest first. */
interface Choice {
  seed: string;
  traits: string[];
}

/** The card to the left, and the card above in a grid of two, three or four columns. */
const NEIGHBOURS = [
  { steps: 1, weight: 2 },
  { steps: 2, weight: 1 },
  { steps: 3, weight: 1 },
  { steps: 4, weight: 1 },
];

/**
 * Picks one choice per card so that shelf neighbours share as little as possible.
 * Later cards yield to earlier ones, so a product added at the end changes no other picture.
 */
export function spread<Product, Option extends Choice>(
  products: readonly Product[],
  choicesFor: (product: Product) => Option[],
): { product: Product; choice: Option }[] {
  const shelf: Option[] = [];
  return products.map((product) => {
    const choices = choicesFor(product);
    const costs = choices.map((choice) => likenessToNeighbours(choice, shelf));
    const choice = choices[costs.indexOf(Math.min(...costs))];
    if (!choice) throw new Error(`No seed is left to draw ${JSON.stringify(product)}`);
    shelf.push(choice);
    return { product, choice };
  });
}

function likenessToNeighbours(choice: Choice, shelf: Choice[]): number {
  let sum = 0;
  for (const { steps, weight } of NEIGHBOURS) {
    const neighbour = shelf.at(-steps);
    if (neighbour) sum += weight * likeness(choice, neighbour);
  }
  return sum;
}

/** Each trait weighs twice the next one. */
function likeness(one: Choice, other: Choice): number {
  return one.traits.reduce(
    (sum, trait, index) => (trait === other.traits[index] ? sum + 0.5 ** index : sum),
    0,
  );
}

export type PictureKind = "course" | "hotel" | "caddy" | "region" | "banner" | "event" | "scene";

export interface PictureSubject {
  /** `<kind>/<id>`: the key in pictures.json and the path below public/pictures. */
  key: string;
  kind: PictureKind;
  /** What a glance at the picture notices, strongest first. */
  traits: string[];
  draw: () => string;
}

interface CaddieFacts {
  id: string;
  caddy_code: string;
}

export interface DomainData {
  courses: CourseFacts[];
  hotels: HotelFacts[];
  caddies_demo: CaddieFacts[];
  regions: { id: string }[];
}

/** Each product may be drawn from a few seeds; `spread` takes the one unlike its neighbours. */
const SEED_SUFFIXES = ["", "-b", "-c", "-d"];
/** Seeds that came out badly, mostly a palm in front of the flag. */
const REJECTED = new Set(["th-pakasai", "th-siam-waterside"]);

const DOMAIN_DATA = new URL("../seed/domain-data.json", import.meta.url);

export function readDomainData(): DomainData {
  return JSON.parse(readFileSync(DOMAIN_DATA, "utf8"));
}

export function pictureSubjects(data: DomainData): PictureSubject[] {
  return [
    ...courseSubjects(data.courses),
    ...hotelSubjects(data.hotels),
    ...caddieSubjects(data.caddies_demo),
    ...data.regions.map(regionSubject),
    ...banners.map(bannerSubject),
    ...eventSubjects(),
    ...sceneList().map(sceneSubject),
  ];
}

function courseSubjects(courses: CourseFacts[]): PictureSubject[] {
  return spread(regionByRegion(courses), (course) =>
    courseChoices(course.id, courseLooks(course)),
  ).map(({ product, choice }) => courseSubject("course", product.id, choice));
}

function eventSubjects(): PictureSubject[] {
  return spread(events, ({ key, picture }) => courseChoices(`event-${key}`, [picture])).map(
    ({ product, choice }) => courseSubject("event", product.key, choice),
  );
}

/** The tall parts of a banner stand on the right: its calm left half is for words. */
function bannerSubject({ picture: { seed, mood, terrain } }: Banner): PictureSubject {
  const look = { mood, terrain, width: 2100, height: 900, calm: true };
  const traits = [mood, terrain];
  return courseSubject("banner", seed, { seed: `banner-${seed}`, look, traits });
}

type CourseChoice = Choice & { look: PlanOptions };

function courseChoices(id: string, looks: readonly CourseLook[]): CourseChoice[] {
  return looks.flatMap((look) =>
    seedsOf(id).map((seed) => ({ seed, look, traits: courseTraits(seed, look) })),
  );
}

function courseSubject(kind: PictureKind, id: string, scene: CourseChoice): PictureSubject {
  const draw = () => courseScene(scene.seed, scene.look);
  return { key: `${kind}/${id}`, kind, traits: scene.traits, draw };
}

function hotelSubjects(hotels: HotelFacts[]): PictureSubject[] {
  return spread(regionByRegion(hotels), hotelChoices).map(
    ({ product: { id }, choice: { seed, look, traits } }) => {
      return { key: `hotel/${id}`, kind: "hotel", traits, draw: () => hotelScene(seed, look) };
    },
  );
}

function hotelChoices(hotel: HotelFacts): (Choice & { look: HotelLook })[] {
  return hotelLooks(hotel).flatMap((look) =>
    seedsOf(hotel.id).map((seed) => ({ seed, look, traits: [look.mood, look.setting] })),
  );
}

function caddieSubjects(caddies: CaddieFacts[]): PictureSubject[] {
  return spread(caddies, caddieChoices).map(({ product, choice: { seed, traits } }) => {
    const draw = () => caddiePortrait(seed, product.caddy_code);
    return { key: `caddy/${product.id}`, kind: "caddy", traits, draw };
  });
}

function caddieChoices({ id }: CaddieFacts): Choice[] {
  return seedsOf(id).map((seed) => ({ seed, traits: caddieTraits(seed) }));
}

function regionSubject({ id }: { id: string }): PictureSubject {
  return { key: `region/${id}`, kind: "region", traits: [id], draw: () => cityScene("1", id) };
}

function sceneSubject({ id, theme, mood, draw }: Scene): PictureSubject {
  return { key: `scene/${id}`, kind: "scene", traits: [mood, theme], draw };
}

export function regionByRegion<Product extends { region: string }>(products: Product[]): Product[] {
  return [...Map.groupBy(products, (product) => product.region).values()].flat();
}

function seedsOf(id: string): string[] {
  return SEED_SUFFIXES.map((suffix) => id + suffix).filter((seed) => !REJECTED.has(seed));
}
