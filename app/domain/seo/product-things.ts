import { numberFormat } from "../formats.ts";
import type { Won } from "../money.ts";
import { ratingThings, type SeenReviews } from "./rating-things.ts";
import { sharePicture } from "./share-picture.ts";
import { type SeenSite, schemaWord, type Thing } from "./thing.ts";

type SeenCourse = {
  readonly id: string;
  readonly name: string;
  readonly otherName: string;
  readonly summary: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly holes: number;
  readonly par: number;
  readonly yards: number;
  readonly latitude: number;
  readonly longitude: number;
};

type CourseFacts = {
  readonly reviews: SeenReviews;
  /** What a golfer pays on the cheapest day, as shown on the cards. */
  readonly lowest: Won | undefined;
};

export function golfCourse(
  course: SeenCourse,
  { reviews, lowest }: CourseFacts,
  site: SeenSite,
): Thing {
  const url = site.at(`/course/${course.id}`);
  const number = (name: string, value: number) => ({ "@type": "PropertyValue", name, value });
  return {
    "@type": "GolfCourse",
    "@id": url,
    name: course.name,
    alternateName: course.otherName === course.name ? undefined : course.otherName,
    description: course.summary,
    url,
    image: site.file(sharePicture("course", course.id)),
    address: postalAddress(course.address, course.city, course.country),
    geo: geo(course),
    additionalProperty: [
      number("holes", course.holes),
      number("par", course.par),
      number("yards", course.yards),
    ],
    ...offers(lowest === undefined ? [] : [lowest], url),
    ...ratingThings(reviews),
  };
}

type SeenHotel = {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly address: string;
  readonly regionName: string;
  readonly country: string;
  readonly stars: number;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly languages: readonly string[];
  readonly latitude?: number;
  readonly longitude?: number;
};

type HotelFacts = {
  readonly reviews: SeenReviews;
  /** The lowest night of each room type that has a free one. */
  readonly nights: readonly Won[];
  /** In the reader's language. */
  readonly amenities: readonly string[];
};

export function hotelThing(
  hotel: SeenHotel,
  { reviews, nights, amenities }: HotelFacts,
  site: SeenSite,
): Thing {
  const url = site.at(`/hotel/${hotel.id}`);
  const { latitude, longitude } = hotel;
  return {
    "@type": "Hotel",
    "@id": url,
    name: hotel.name,
    description: hotel.summary,
    url,
    image: site.file(sharePicture("hotel", hotel.id)),
    address: postalAddress(hotel.address, hotel.regionName, hotel.country),
    geo:
      latitude === undefined || longitude === undefined ? undefined : geo({ latitude, longitude }),
    starRating: { "@type": "Rating", ratingValue: hotel.stars },
    checkinTime: hotel.checkIn.slice(0, 5),
    checkoutTime: hotel.checkOut.slice(0, 5),
    availableLanguage: hotel.languages,
    amenityFeature: amenities.map((name) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: true,
    })),
    ...offers(nights, url),
    ...ratingThings(reviews),
  };
}

type SeenCaddy = {
  readonly id: string;
  readonly name: string;
  readonly nickname: string;
  readonly specialty: string;
  readonly price: Won;
  readonly languages: readonly string[];
  readonly course: { readonly id: string; readonly name: string };
  readonly region: { readonly name: string };
};

/** A caddy is a person, so the schema.org type is a service. */
export function caddyService(caddy: SeenCaddy, reviews: SeenReviews, site: SeenSite): Thing {
  const url = site.at(`/caddy/${caddy.id}`);
  return {
    "@type": "Service",
    "@id": url,
    name: `${caddy.nickname} ${caddy.name}`,
    serviceType: "Golf caddy",
    description: caddy.specialty,
    url,
    image: site.file(sharePicture("caddy", caddy.id)),
    areaServed: { "@type": "City", name: caddy.region.name },
    availableChannel: {
      "@type": "ServiceChannel",
      serviceUrl: url,
      availableLanguage: caddy.languages,
    },
    provider: {
      "@type": "GolfCourse",
      name: caddy.course.name,
      url: site.at(`/course/${caddy.course.id}`),
    },
    offers: {
      "@type": "Offer",
      price: caddy.price,
      priceCurrency: "KRW",
      availability: schemaWord("InStock"),
      url,
    },
    ...ratingThings(reviews),
  };
}

/** Without a price there is no schema.org offer. */
function offers(prices: readonly Won[], url: string) {
  if (prices.length === 0) return {};
  const lowPrice = Math.min(...prices);
  return {
    priceRange: `₩${numberFormat("en-US").format(lowPrice)}+`,
    makesOffer: {
      "@type": "AggregateOffer",
      lowPrice,
      highPrice: prices.length > 1 ? Math.max(...prices) : undefined,
      offerCount: prices.length,
      priceCurrency: "KRW",
      availability: schemaWord("InStock"),
      url,
    } satisfies Thing,
  };
}

function postalAddress(streetAddress: string, addressLocality: string, addressCountry: string) {
  return { "@type": "PostalAddress", streetAddress, addressLocality, addressCountry };
}

function geo({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
  return { "@type": "GeoCoordinates", latitude, longitude };
}
