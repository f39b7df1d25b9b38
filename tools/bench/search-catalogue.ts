import type { Searchable } from "#app/domain/catalog/search/search-document.ts";
import { catalogue } from "#demo/seed/demo-catalogue.ts";
import { seededNumber } from "#demo/seed/seeded.ts";

/** Syllables in both spellings, from which names of places are put together. */
const SYLLABLES = (
  "카오 khao 라이 rai 남 nam 판 pan 수완 suwan 부리 buri 타나 thana 차이 chai 몽 mong 롱 long " +
  "파 pha 두앙 duang 싸 sa 나콘 nakhon 팔라 phala 위앙 wiang 반 ban 짠 chan 녹 nok 티 thi"
).split(" ");
const KINDS = [
  ["골프 클럽", "Golf Club"],
  ["컨트리클럽", "Country Club"],
  ["골프 리조트", "Golf Resort"],
  ["레이크 코스", "Lake Course"],
] as const;
const HOTELS = ["힐튼 Hilton", "아마리 Amari", "두짓타니 Dusit", "센타라 Centara", "그랜드 Grand"];

/** The demo's catalogue, and as many products again as the factor says, in the same cities. */
export function generatedCatalogue(factor: number): Searchable[] {
  const cities = catalogue.regions.map(
    ({ id, name_ko, name_en }): Searchable => ({
      kind: "city",
      id,
      names: [name_ko, name_en],
      around: [],
    }),
  );
  const copies = Array.from({ length: factor }, (_, copy) => [
    ...catalogue.courses.map((course) => courseCopy(course, copy)),
    ...catalogue.hotels.map((hotel) => hotelCopy(hotel, copy)),
    ...catalogue.caddies_demo.map((caddie) => caddieCopy(caddie, copy)),
  ]);
  return [...cities, ...copies.flat()];
}

type Catalogue = typeof catalogue;

function courseCopy(course: Catalogue["courses"][number], copy: number): Searchable {
  const id = copyId(course.id, copy);
  const names = copy === 0 ? [course.name_ko, course.name_en] : courseNames(id);
  return { kind: "course", id, names, around: cityNames(course.region) };
}

function hotelCopy(hotel: Catalogue["hotels"][number], copy: number): Searchable {
  const id = copyId(hotel.id, copy);
  const names = copy === 0 ? [hotel.name_ko, hotel.name_en] : hotelNames(id);
  return { kind: "hotel", id, names, around: cityNames(hotel.region) };
}

function caddieCopy(caddie: Catalogue["caddies_demo"][number], copy: number): Searchable {
  const id = copyId(caddie.id, copy);
  const course = catalogue.courses.find((each) => each.id === caddie.course_id);
  const names =
    copy === 0
      ? [caddie.name, caddie.nickname, caddie.caddy_code]
      : [latin(id), String(1_000 + seededNumber(id, 9_000))];
  const at =
    copy === 0 && course
      ? [course.name_ko, course.name_en]
      : courseNames(`${caddie.course_id}-${copy}`);
  return { kind: "caddy", id, names, around: [...at, ...cityNames(course?.region ?? "")] };
}

function copyId(id: string, copy: number): string {
  return copy === 0 ? id : `${id}-${copy}`;
}

function cityNames(id: string): string[] {
  const city = catalogue.regions.find((each) => each.id === id);
  return city ? [city.name_ko, city.name_en] : [];
}

/** As visitors ask: names, beginnings, first sounds, cities, kinds, typos and the wrong keyboard. */
export function generatedQuestions(): string[] {
  return [
    "시암 컨트리클럽 올드",
    "siam country club",
    "시암",
    "siam",
    "싸얌",
    "tldka",
    "냐므",
    "시ㅇ",
    "ㅅㅇ",
    "ㅅㅇㅋㅌㄹ",
    "파타야",
    "pattaya",
    "파타야에서",
    "파타야 골프장",
    "방콕 호텔",
    "bangkok hotel",
    "치앙마이",
    "푸켓",
    "ㅍㅌㅇ",
    "다낭 골프",
    "블랙 마운틴",
    "black mountain",
    "블렉 마운턴",
    "blakc mountain",
    "시얌",
    "pataya",
    "람차방",
    "laem cha",
    "카오야이",
    "khao",
    "힐튼",
    "hilton",
    "힐튼 파타야",
    "아마리",
    "107",
    "nattaya",
    "키리마야",
    "kirmaya",
    "없는 골프장 이름",
    "zzzz",
    "ㅅ",
    "s",
    "시",
    "골프",
    "카오라이",
    "nakhon buri",
    "롱파",
    "수완",
    "레이크",
    "더 레거시",
  ];
}

function place(id: string): { ko: string; en: string } {
  const many = 2 + seededNumber(`${id}:many`, 2);
  const parts = Array.from(
    { length: many },
    (_, part) => 2 * seededNumber(`${id}:${part}`, SYLLABLES.length / 2),
  );
  return {
    ko: parts.map((part) => SYLLABLES[part]).join(""),
    en: parts.map((part) => SYLLABLES[part + 1]).join(" "),
  };
}

function latin(id: string): string {
  return place(id).en.replaceAll(" ", "");
}

function courseNames(id: string): string[] {
  const { ko, en } = place(id);
  const [kindKo, kindEn] = KINDS[seededNumber(`${id}:kind`, KINDS.length)] ?? KINDS[0];
  return [`${ko} ${kindKo}`, `${en} ${kindEn}`];
}

function hotelNames(id: string): string[] {
  const { ko, en } = place(id);
  const [brandKo, brandEn] = (HOTELS[seededNumber(`${id}:brand`, HOTELS.length)] ?? "").split(" ");
  return [`${brandKo} ${ko}`, `${brandEn} ${en}`];
}
