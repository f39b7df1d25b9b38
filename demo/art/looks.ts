import { TERRAINS, type Terrain } from "./course/plan.ts";
import type { HotelSetting } from "./hotel/hotel-scene.ts";
import type { Mood } from "./parts/colour-palette.ts";
import { Rng } from "./tools/rng.ts";

export interface CourseFacts {
  id: string;
  region: string;
  night_golf: boolean;
  name_en: string;
  desc_en: string;
}

/** Words in the description win over the habit of the region. */
const WORDS: [RegExp, Terrain][] = [
  [/links|dune|heaving/i, "links"],
  [/\bsea\b|seaside|ocean|coast|beach|cliff|gulf|bay view/i, "coast"],
  [/lake|water|island green|creek|lagoon|river|canal/i, "lakeside"],
  [/mountain|hill|valley|highland|elevation|foothill|volcano/i, "valley"],
  [/jungle|rainforest|forest|national park|limestone|quarry/i, "jungle"],
  [/parkland|tree-lined|flat|calm|roomy|garden/i, "parkland"],
];

const HABIT: Record<string, Terrain[]> = {
  bangkok: ["parkland", "lakeside", "parkland"],
  pattaya: ["valley", "parkland", "lakeside"],
  rayong: ["parkland", "jungle"],
  huahin: ["valley", "coast", "parkland"],
  kanchanaburi: ["valley", "lakeside", "jungle"],
  khaoyai: ["valley", "parkland"],
  chiangmai: ["valley", "parkland", "lakeside"],
  chiangrai: ["valley", "jungle"],
  phuket: ["coast", "jungle", "lakeside"],
  samui: ["jungle", "coast"],
  krabi: ["jungle", "coast"],
  danang: ["coast", "links"],
  nhatrang: ["coast", "links"],
  hotram: ["links", "coast"],
  clark: ["valley", "parkland"],
  kotakinabalu: ["coast", "valley"],
  langkawi: ["jungle", "coast"],
  vientiane: ["lakeside", "parkland"],
  luangprabang: ["valley", "lakeside"],
  siemreap: ["jungle", "lakeside"],
  phnompenh: ["parkland", "lakeside"],
  bali: ["coast", "jungle"],
};
const DAY: Mood[] = ["morning", "golden", "noon", "dawn", "dusk"];
/** Morning to afternoon is when people play: dusk is the exception. */
const DAY_ODDS: Mood[] = [...DAY, "morning", "noon", "golden", "dawn"];
/** Under floodlights only these still read as three different places. */
const NIGHT_TERRAINS: Terrain[] = ["parkland", "lakeside", "jungle"];

export interface CourseLook {
  terrain: Terrain;
  mood: Mood;
}

/** All looks that suit a course, the best first. */
export function courseLooks(course: CourseFacts): CourseLook[] {
  const rng = new Rng(`look:${course.id}`);
  const text = `${course.name_en} ${course.desc_en}`;
  const named = WORDS.find(([words]) => words.test(text))?.[1];
  const terrain = named && rng.chance(0.85) ? named : rng.pick(HABIT[course.region] ?? TERRAINS);
  if (course.night_golf) {
    return startingWith(terrain, NIGHT_TERRAINS).map((place) => ({
      terrain: place,
      mood: "night",
    }));
  }
  return startingWith(rng.pick(DAY_ODDS), DAY).map((mood) => ({ terrain, mood }));
}

export interface HotelFacts {
  id: string;
  region: string;
  name_en: string;
  stars: number;
  on_course?: string | null;
}

const SEASIDE = new Set("pattaya rayong huahin danang nhatrang hotram bali".split(" "));
const ISLANDS = new Set("phuket samui krabi langkawi kotakinabalu".split(" "));
const UPLAND = new Set("khaoyai chiangmai chiangrai kanchanaburi luangprabang".split(" "));

const HOTEL_MOODS: Record<HotelSetting, Mood[]> = {
  tower: ["dusk", "night", "golden", "dawn"],
  pool: ["golden", "dusk", "morning", "night", "noon"],
  infinity: ["golden", "dusk", "morning", "night", "noon"],
  beach: ["noon", "golden", "dawn", "dusk", "morning"],
  overwater: ["noon", "golden", "dawn", "dusk", "morning"],
  lodge: ["dawn", "golden", "dusk", "morning"],
  clubhouse: ["morning", "golden", "dawn", "noon", "dusk"],
  villas: ["morning", "golden", "dawn", "noon", "dusk"],
};

export interface HotelLook {
  setting: HotelSetting;
  mood: Mood;
}

/** All looks that suit a hotel, the best first. */
export function hotelLooks(hotel: HotelFacts): HotelLook[] {
  const rng = new Rng(`look:${hotel.id}`);
  const settings = hotelSettings(hotel);
  return startingWith(rng.pick(settings), settings).flatMap((setting) => {
    const moods = HOTEL_MOODS[setting];
    return startingWith(rng.pick(moods), moods).map((mood) => ({ setting, mood }));
  });
}

function hotelSettings(hotel: HotelFacts): HotelSetting[] {
  if (hotel.on_course) return ["clubhouse", "villas", "pool"];
  if (/beach|laguna/i.test(hotel.name_en)) return ["beach", "infinity"];
  if (ISLANDS.has(hotel.region)) return ["overwater", "beach", "pool", "infinity"];
  if (SEASIDE.has(hotel.region)) return ["beach", "pool", "infinity", "tower"];
  if (!UPLAND.has(hotel.region)) return ["tower", "pool"];
  const inTown = hotel.region === "chiangmai" && hotel.stars > 4;
  return inTown ? ["pool", "tower"] : ["lodge", "infinity"];
}

function startingWith<Value>(first: Value, values: Value[]): Value[] {
  return [...new Set([first, ...values])];
}
