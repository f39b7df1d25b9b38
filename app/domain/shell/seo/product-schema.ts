import type { Won } from "#app/domain/common/money.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { type ReviewSummary, ratingSchema } from "./rating-schema.ts";
import { type SchemaObject, type SiteUrls, schemaTerm } from "./schema-org.ts";
import { sharePicture } from "./shared-pictures.ts";

type CourseListing = {
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
  readonly reviews: ReviewSummary;
  /** What a golfer pays on the cheapest day, as shown on the cards. */
  readonly lowest: Won | undefined;
};

export function golfCourse(
  course: CourseListing,
  { reviews, lowest }: CourseFacts,
  site: SiteUrls,
): SchemaObject {
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
    ...ratingSchema(reviews),
  };
}

type HotelListing = {
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
  readonly reviews: ReviewSummary;
  /** The lowest night of each room type that has a free one. */
  readonly nights: readonly Won[];
  /** In the reader's language. */
  readonly amenities: readonly string[];
};

export function hotelSchema(
  hotel: HotelListing,
  { reviews, nights, amenities }: HotelFacts,
  site: SiteUrls,
): SchemaObject {
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
    ...ratingSchema(reviews),
  };
}

type CaddieFacts = {
  readonly id: string;
  readonly name: string;
  readonly nickname: string;
  readonly specialty: string;
  readonly price: Won;
  readonly languages: readonly string[];
  readonly course: { readonly id: string; readonly name: string };
  readonly region: { readonly name: string };
};

/** A caddie is a person, so the schema.org type is a service. */
export function caddieService(
  caddie: CaddieFacts,
  reviews: ReviewSummary,
  site: SiteUrls,
): SchemaObject {
  const url = site.at(`/caddy/${caddie.id}`);
  return {
    "@type": "Service",
    "@id": url,
    name: `${caddie.nickname} ${caddie.name}`,
    serviceType: "Golf caddie",
    description: caddie.specialty,
    url,
    image: site.file(sharePicture("caddy", caddie.id)),
    areaServed: { "@type": "City", name: caddie.region.name },
    availableChannel: {
      "@type": "ServiceChannel",
      serviceUrl: url,
      availableLanguage: caddie.languages,
    },
    provider: {
      "@type": "GolfCourse",
      name: caddie.course.name,
      url: site.at(`/course/${caddie.course.id}`),
    },
    offers: {
      "@type": "Offer",
      price: caddie.price,
      priceCurrency: "KRW",
      availability: schemaTerm("InStock"),
      url,
    },
    ...ratingSchema(reviews),
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
      availability: schemaTerm("InStock"),
      url,
    } satisfies SchemaObject,
  };
}

function postalAddress(streetAddress: string, addressLocality: string, addressCountry: string) {
  return { "@type": "PostalAddress", streetAddress, addressLocality, addressCountry };
}

function geo({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
  return { "@type": "GeoCoordinates", latitude, longitude };
}
