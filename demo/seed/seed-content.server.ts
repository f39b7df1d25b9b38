import type { Database } from "#app/db/client.server.ts";
import { legalDocuments } from "#app/db/schema/company-tables.ts";
import {
  banners as bannerTable,
  events as eventTable,
  notices as noticeTable,
} from "#app/db/schema/content-tables.ts";
import { helpAnswers } from "#app/db/schema/help/help-tables.ts";
import { tournaments as tournamentTable } from "#app/db/schema/tournament-tables.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { HELP_SUBJECTS, type HelpSubject } from "#app/domain/help/centre/help-query.ts";
import { banners } from "./content/banners.ts";
import { events } from "./content/events.ts";
import help from "./content/help.json" with { type: "json" };
import { legalTexts } from "./content/legal-texts.ts";
import { notices } from "./content/notices.ts";
import { tournaments } from "./content/tournaments.ts";
import type { DemoClock } from "./demo-clock.ts";
import { pictureOf } from "./demo-pictures.ts";

const EFFECTIVE_ON: LocalDate = "2026-11-01";

/** What the operators write: oldest first, so that numbers grow with time. */
export async function seedContent(db: Database, clock: DemoClock): Promise<void> {
  await seedNotices(db, clock);
  await db
    .insert(helpAnswers)
    .values(help.map((answer) => ({ ...answer, subject: helpSubjectOf(answer.subject) })));
  await seedEvents(db, clock);
  await seedTournaments(db, clock);
  await seedBanners(db, clock);
  await db.insert(legalDocuments).values(
    legalTexts.map(({ version, ...text }) => ({
      ...text,
      edition: version,
      effectiveOn: EFFECTIVE_ON,
    })),
  );
}

async function seedNotices(db: Database, clock: DemoClock): Promise<void> {
  await db.insert(noticeTable).values(
    notices
      .toSorted((a, b) => b.publishedDaysAgo - a.publishedDaysAgo)
      .map(({ publishedDaysAgo, ...notice }) => ({
        ...notice,
        publishedAt: clock.hoursAgo(publishedDaysAgo * 24),
      })),
  );
}

async function seedEvents(db: Database, clock: DemoClock): Promise<void> {
  await db.insert(eventTable).values(
    events
      .toSorted((a, b) => a.startsInDays - b.startsInDays)
      .map((event) => ({
        title: event.title,
        summary: event.summary,
        body: event.body,
        label: event.label,
        startsOn: addDays(clock.today, event.startsInDays),
        endsOn: addDays(clock.today, event.endsInDays),
        picture: pictureOf("event", event.key),
        products: event.products ?? [],
        hasComments: event.hasComments ?? false,
      })),
  );
}

async function seedTournaments(db: Database, clock: DemoClock): Promise<void> {
  await db.insert(tournamentTable).values(
    tournaments
      .toSorted((a, b) => a.playsInDays - b.playsInDays)
      .map((tournament) => ({
        courseId: tournament.courseId,
        title: tournament.title,
        summary: tournament.summary,
        body: tournament.body,
        format: tournament.format,
        playsOn: addDays(clock.today, tournament.playsInDays),
        applyUntil: addDays(clock.today, tournament.applyUntilInDays),
        capacity: tournament.capacity,
        entryFee: won(tournament.entryFee),
        prizes: tournament.prizes,
        schedule: tournament.schedule,
        ...tournament.rules,
      })),
  );
}

async function seedBanners(db: Database, clock: DemoClock): Promise<void> {
  await db.insert(bannerTable).values(
    banners.map((banner, position) => ({
      eyebrow: banner.eyebrow,
      title: banner.title,
      text: banner.text,
      action: banner.action,
      target: banner.to,
      position,
      startsAt: banner.shown ? clock.hoursAgo(-banner.shown.fromDays * 24) : null,
      endsAt: banner.shown ? clock.hoursAgo(-banner.shown.untilDays * 24) : null,
      picture: pictureOf("banner", banner.picture.seed),
    })),
  );
}

function helpSubjectOf(text: string): HelpSubject {
  const subject = HELP_SUBJECTS.find((each) => each === text);
  if (!subject) throw new Error(`help.json names no subject of the help centre: ${text}`);
  return subject;
}
