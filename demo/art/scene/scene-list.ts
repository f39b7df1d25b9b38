import { courseScene } from "../course/course-scene.ts";
import type { Terrain } from "../course/plan.ts";
import { TERRAINS } from "../course/plan.ts";
import { type HotelSetting, hotelScene } from "../hotel/hotel-scene.ts";
import type { Mood } from "../parts/colour-palette.ts";
import { lobbyScene, roomScene } from "./inside.ts";
import { breakfastScene, cupScene, terraceScene } from "./outside.ts";
import type { Outlook } from "./scene-stage.ts";

/** A picture that several courses or hotels of one look may share. */
export interface Scene {
  id: string;
  /** What it shows: a terrain, `night-<terrain>`, a house of the club, a part of a hotel. */
  theme: string;
  mood: Mood;
  draw: () => string;
}

const DAY: Mood[] = ["dawn", "morning", "noon", "golden", "dusk"];
export const NIGHT_TERRAINS: Terrain[] = ["parkland", "lakeside", "jungle"];
const OUTLOOKS: Outlook[] = ["sea", "hills", "mountains", "city"];
/** The parts of a hotel that stand outside, without the words on its front. */
const GROUNDS: Partial<Record<HotelSetting, Mood[]>> = {
  pool: ["golden", "morning", "night"],
  infinity: ["noon", "golden", "dusk"],
  beach: ["morning", "dusk"],
  villas: ["dawn", "golden"],
};

export function sceneList(): Scene[] {
  return [
    ...TERRAINS.flatMap((terrain) =>
      DAY.map((mood) => scene(terrain, mood, (seed) => courseScene(seed, { terrain, mood }))),
    ),
    ...NIGHT_TERRAINS.flatMap((terrain) =>
      ["a", "b"].map((variant) =>
        scene(
          `night-${terrain}`,
          "night",
          (seed) => courseScene(seed, { terrain, mood: "night" }),
          variant,
        ),
      ),
    ),
    ...DAY.map((mood) =>
      scene("clubhouse", mood, (seed) => hotelScene(seed, { setting: "clubhouse", mood })),
    ),
    ...DAY.map((mood, index) =>
      scene("cup", mood, (seed) => cupScene(seed, mood, index % 2 ? "mountains" : "hills")),
    ),
    ...DAY.map((mood, index) =>
      scene("terrace", mood, (seed) => terraceScene(seed, mood, index % 2 ? "hills" : "mountains")),
    ),
    ...hotelScenes(),
  ];
}

function hotelScenes(): Scene[] {
  const inside = OUTLOOKS.flatMap((outlook, index) => [
    ...["morning", "dusk"].map((mood) =>
      scene(`room-${outlook}`, mood as Mood, (seed) => roomScene(seed, mood as Mood, outlook)),
    ),
    scene(`breakfast-${outlook}`, moodAt(index), (seed) =>
      breakfastScene(seed, moodAt(index), outlook),
    ),
    scene(`lobby-${outlook}`, moodAt(index + 2), (seed) =>
      lobbyScene(seed, moodAt(index + 2), outlook),
    ),
  ]);
  const grounds = Object.entries(GROUNDS).flatMap(([setting, moods]) =>
    moods.map((mood) =>
      scene(setting, mood, (seed) => hotelScene(seed, { setting: setting as HotelSetting, mood })),
    ),
  );
  return [...inside, ...grounds];
}

function moodAt(index: number): Mood {
  return (["morning", "golden", "dawn", "noon"] as const)[index % 4] ?? "morning";
}

function scene(theme: string, mood: Mood, draw: (seed: string) => string, variant = ""): Scene {
  const id = [theme, mood, variant].filter(Boolean).join("-").replace("-night-", "-");
  return { id, theme, mood, draw: () => draw(`scene-${id}`) };
}
