import { holidaySpans } from "#app/domain/planner/sentence/dates/holiday-spans.ts";
import { type Lexicon, lexiconOf } from "#app/domain/planner/sentence/names/lexicon.ts";
import { airports } from "#demo/seed/content/airports.ts";
import { catalogue } from "#demo/seed/demo-catalogue.ts";

/** The lexicon of the demo shop, without its database. */
export function demoLexicon(): Lexicon {
  const namesOf = (row: { readonly name_ko: string; readonly name_en: string }) => [
    row.name_ko,
    row.name_en,
  ];
  return lexiconOf({
    regions: catalogue.regions.map((region) => ({
      id: region.id,
      country: region.country,
      names: namesOf(region),
      hasHotels: catalogue.hotels.some((hotel) => hotel.region === region.id),
    })),
    airports: [...new Map(catalogue.regions.map((region) => [region.airport, region]))].map(
      ([id, region]) => ({
        id,
        names: [region.airport_name_ko, airports[id]?.en ?? ""],
      }),
    ),
    courses: catalogue.courses.map((course) => ({
      id: course.id,
      regionId: course.region,
      names: namesOf(course),
    })),
    hotels: catalogue.hotels.map((hotel) => ({
      id: hotel.id,
      regionId: hotel.region,
      names: namesOf(hotel),
    })),
    caddies: catalogue.caddies_demo.map((caddie) => ({
      id: caddie.id,
      code: caddie.caddy_code,
      names: [
        caddie.name,
        caddie.spoken_ko,
        `${caddie.nickname} ${caddie.name}`,
        caddie.spoken_ko.split(" ")[1] ?? "",
      ],
      nicknames: [caddie.nickname, caddie.spoken_ko.split(" ")[0] ?? ""],
    })),
    holidays: [
      ...holidaySpans(
        catalogue.holidays.map((day) => ({
          day: day.date,
          names: namesOf(day),
          country: day.country,
        })),
      ),
      ...catalogue.peak_windows.map((each) => ({
        first: each.start,
        last: each.end,
        names: namesOf(each),
        isSeason: true,
      })),
    ],
  });
}
