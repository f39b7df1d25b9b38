import { expect, test } from "vitest";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { eventSchema, tournamentSchema } from "./event-schema.ts";
import { caddieService, golfCourse, hotelSchema } from "./product-schema.ts";
import { breadcrumbList, graphOf, type SiteUrls, siteSchema } from "./schema-org.ts";

const site: SiteUrls = {
  name: "Palmtee",
  locale: "en",
  at: (path) => `https://palmtee.example/en${path === "/" ? "" : path}`,
  file: (path) => `https://palmtee.example${path}`,
};
const day = (text: string) => text as LocalDate;

const noReviews = { total: 0, average: undefined, newest: [] };
const someReviews = {
  total: 4,
  average: 4.5,
  newest: [1, 2, 3, 4].map((n) => ({
    rating: 5,
    content: `round ${n}`,
    author: "김*수",
    usedOn: day("2026-10-01"),
  })),
};

const course = {
  id: "th-siam-old",
  name: "Siam Country Club Old",
  otherName: "시암 올드",
  summary: "Host of tour events.",
  address: "50 Moo 9",
  city: "Pattaya",
  country: "TH",
  holes: 18,
  par: 72,
  yards: 7_162,
  latitude: 12.9,
  longitude: 101,
};

test("a course is a GolfCourse with its address, its place and the price of its card", () => {
  const thing = golfCourse(course, { reviews: noReviews, lowest: won(185_000) }, site);
  expect(thing).toMatchObject({
    "@type": "GolfCourse",
    name: "Siam Country Club Old",
    alternateName: "시암 올드",
    url: "https://palmtee.example/en/course/th-siam-old",
    image: "https://palmtee.example/og/course/th-siam-old.jpg",
    address: { "@type": "PostalAddress", addressLocality: "Pattaya", addressCountry: "TH" },
    geo: { "@type": "GeoCoordinates", latitude: 12.9, longitude: 101 },
    priceRange: "₩185,000+",
    makesOffer: {
      "@type": "AggregateOffer",
      lowPrice: 185_000,
      offerCount: 1,
      priceCurrency: "KRW",
      availability: "https://schema.org/InStock",
    },
  });
});

test("a course that cannot be booked has no schema.org offer, and without reviews no rating", () => {
  const thing = golfCourse(course, { reviews: noReviews, lowest: undefined }, site);
  expect(thing).not.toHaveProperty("makesOffer");
  expect(thing).not.toHaveProperty("aggregateRating");
  expect(thing).not.toHaveProperty("review");
});

test("reviews show as an average and a few of the newest", () => {
  const thing = golfCourse(course, { reviews: someReviews, lowest: undefined }, site);
  expect(thing.aggregateRating).toEqual({
    "@type": "AggregateRating",
    ratingValue: 4.5,
    reviewCount: 4,
    bestRating: 5,
    worstRating: 1,
  });
  expect(thing.review).toHaveLength(3);
});

test("a hotel has its stars, times, amenities and prices", () => {
  const hotel = {
    id: "ht-x",
    name: "Hotel X",
    summary: "By the sea.",
    address: "1 Beach Road",
    regionName: "Pattaya",
    country: "TH",
    stars: 5,
    checkIn: "15:00:00",
    checkOut: "12:00:00",
    languages: ["en", "th"],
  };
  const nights = [won(120_000), won(90_000)];
  const amenities = ["Pool"];
  expect(hotelSchema(hotel, { reviews: noReviews, nights, amenities }, site)).toMatchObject({
    "@type": "Hotel",
    starRating: { "@type": "Rating", ratingValue: 5 },
    checkinTime: "15:00",
    checkoutTime: "12:00",
    amenityFeature: [{ "@type": "LocationFeatureSpecification", name: "Pool", value: true }],
    makesOffer: { lowPrice: 90_000, highPrice: 120_000, offerCount: 2 },
  });
});

test("a caddie is a service of the course, never a product", () => {
  const caddie = {
    id: "cad-001",
    name: "Somjai",
    nickname: "Jai",
    specialty: "Reads greens.",
    price: won(20_000),
    languages: ["ko"],
    course: { id: "th-siam-old", name: "Siam Old" },
    region: { name: "Pattaya" },
  };
  expect(caddieService(caddie, noReviews, site)).toMatchObject({
    "@type": "Service",
    provider: { "@type": "GolfCourse", url: "https://palmtee.example/en/course/th-siam-old" },
    offers: { "@type": "Offer", price: 20_000, priceCurrency: "KRW" },
  });
});

test("an event has its dates and takes place online", () => {
  const event = {
    id: 3,
    title: "Dawn",
    summary: "Less before nine.",
    startsOn: day("2026-11-01"),
    endsOn: day("2026-11-30"),
  };
  expect(eventSchema(event, site)).toMatchObject({
    "@type": "Event",
    startDate: "2026-11-01",
    endDate: "2026-11-30",
    location: { "@type": "VirtualLocation", url: "https://palmtee.example/en/event/3" },
  });
});

test.each([
  ["2026-11-20", "InStock"],
  ["2026-11-21", "SoldOut"],
])("on %s a tournament that takes entries until the 20th is %s", (today, word) => {
  const tournament = {
    id: 1,
    title: "Cup",
    summary: "A cup.",
    playsOn: day("2026-12-01"),
    applyUntil: day("2026-11-20"),
    capacity: 80,
    entryFee: won(100_000),
    courseName: "Siam Old",
    regionName: "Pattaya",
  };
  expect(tournamentSchema(tournament, day(today), site)).toMatchObject({
    "@type": "SportsEvent",
    startDate: "2026-12-01",
    location: { name: "Siam Old", address: { addressLocality: "Pattaya" } },
    offers: { price: 100_000, availability: `https://schema.org/${word}` },
  });
});

test("breadcrumbs are numbered from one and have absolute addresses", () => {
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Golf", path: "/course/home" },
  ];
  expect(breadcrumbList(crumbs, site).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://palmtee.example/en" },
    {
      "@type": "ListItem",
      position: 2,
      name: "Golf",
      item: "https://palmtee.example/en/course/home",
    },
  ]);
});

test("the home page describes the organisation and the search", () => {
  const [organization, webSite] = siteSchema(site, "Golf trips.");
  expect(organization).toMatchObject({ "@type": "Organization", name: "Palmtee" });
  expect(webSite).toMatchObject({
    "@type": "WebSite",
    inLanguage: "en-US",
    potentialAction: {
      target: { urlTemplate: "https://palmtee.example/en/search?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  });
  expect(graphOf([])).toEqual({ "@context": "https://schema.org", "@graph": [] });
});
