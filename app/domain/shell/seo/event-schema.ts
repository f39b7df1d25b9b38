import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import { organizer, type SchemaObject, type SiteUrls, schemaTerm } from "./schema-org.ts";
import { sharePicture } from "./shared-pictures.ts";

type EventFacts = {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly startsOn: LocalDate;
  readonly endsOn: LocalDate;
};

/** Our events are promotions of the shop, so their location is the website. */
export function eventSchema(event: EventFacts, site: SiteUrls): SchemaObject {
  const url = site.at(`/event/${event.id}`);
  return {
    "@type": "Event",
    name: event.title,
    description: event.summary,
    startDate: event.startsOn,
    endDate: event.endsOn,
    eventStatus: schemaTerm("EventScheduled"),
    eventAttendanceMode: schemaTerm("OnlineEventAttendanceMode"),
    location: { "@type": "VirtualLocation", url },
    image: site.file(sharePicture("event", event.id)),
    organizer: organizer(site),
    url,
  };
}

type TournamentFacts = {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly playsOn: LocalDate;
  readonly applyUntil: LocalDate;
  readonly capacity: number;
  readonly entryFee: Won;
  readonly courseName: string;
  readonly regionName: string;
};

export function tournamentSchema(
  tournament: TournamentFacts,
  today: LocalDate,
  site: SiteUrls,
): SchemaObject {
  const url = site.at(`/tournament/${tournament.id}`);
  const open = tournament.applyUntil >= today;
  return {
    "@type": "SportsEvent",
    name: tournament.title,
    description: tournament.summary,
    sport: "Golf",
    startDate: tournament.playsOn,
    endDate: tournament.playsOn,
    eventStatus: schemaTerm("EventScheduled"),
    eventAttendanceMode: schemaTerm("OfflineEventAttendanceMode"),
    location: {
      "@type": "GolfCourse",
      name: tournament.courseName,
      address: { "@type": "PostalAddress", addressLocality: tournament.regionName },
    },
    maximumAttendeeCapacity: tournament.capacity,
    image: site.file(sharePicture("tournament", tournament.id)),
    organizer: organizer(site),
    offers: {
      "@type": "Offer",
      price: tournament.entryFee,
      priceCurrency: "KRW",
      availability: schemaTerm(open ? "InStock" : "SoldOut"),
      validThrough: tournament.applyUntil,
      url,
    },
    url,
  };
}
