type SchemaObject = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** What Google documents as required for each type, and what we promise beyond it. */
const REQUIRED: Record<string, readonly string[]> = {
  GolfCourse: ["name", "address", "geo", "url", "image"],
  Hotel: ["name", "address", "url", "image", "starRating", "checkinTime", "amenityFeature"],
  Service: ["name", "provider", "offers", "url"],
  Event: ["name", "startDate", "location", "organizer"],
  SportsEvent: ["name", "startDate", "location", "organizer", "offers"],
  BreadcrumbList: ["itemListElement"],
  Organization: ["name", "url"],
  WebSite: ["name", "url"],
  AggregateRating: ["ratingValue", "reviewCount"],
  Review: ["author", "reviewRating"],
  Rating: ["ratingValue"],
  Person: ["name"],
  AggregateOffer: ["lowPrice", "priceCurrency", "availability"],
  Offer: ["price", "priceCurrency", "availability"],
  ListItem: ["position", "name", "item"],
  PostalAddress: ["addressLocality"],
  GeoCoordinates: ["latitude", "longitude"],
  SearchAction: ["target", "query-input"],
};

/** The structured data of a page; fails on a block that is no JSON. */
export function thingsOf(html: string): SchemaObject[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return blocks.flatMap(
    ([, text = ""]) => (JSON.parse(text) as { "@graph": SchemaObject[] })["@graph"],
  );
}

/** What is missing, anywhere inside: `GolfCourse.geo`. */
export function missingIn(thing: unknown, inside = false): string[] {
  if (Array.isArray(thing)) return thing.flatMap((each) => missingIn(each, inside));
  if (typeof thing !== "object" || thing === null) return [];
  const { "@type": type, ...properties } = thing as SchemaObject;
  // A course that is only named, as the place of a tournament, need not have all its properties.
  const required = inside && type === "GolfCourse" ? ["name"] : (REQUIRED[type] ?? []);
  const missing = required.filter((name) => {
    const value = properties[name];
    return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  });
  return [
    ...missing.map((name) => `${type}.${name}`),
    ...Object.values(properties).flatMap((value) => missingIn(value, true)),
  ];
}
