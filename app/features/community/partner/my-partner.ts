import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { ApplicationState } from "#app/domain/community/partner/partner-application.ts";
import type { Ages, Level, Mood, RoundState } from "#app/domain/community/partner/round.ts";
import type { Failure } from "#app/platform/http/form.ts";

/** What a round is to the reader of its post; moments are texts where it came as JSON. */
export type MyPartner = {
  readonly isAuthor: boolean;
  readonly state: RoundState;
  readonly isBooked: boolean;
  readonly isOver: boolean;
  readonly isClosable: boolean;
  /** What a seat costs, or is expected to; null while unknown. */
  readonly share: Won | null;
  /** Until when a seat that is paid now can be cancelled for nothing; null where it is not paid here, or never free. */
  readonly freeUntil: LocalDate | null;
  /** Whether the reader is told once a seat is free again. */
  readonly isAlerted: boolean;
  readonly application: {
    readonly state: ApplicationState;
    readonly word: string;
    readonly payUntil: Date | string | null;
    readonly createdAt: Date | string;
    /** Whether the place waits to be paid; while it is being paid it does not. */
    readonly isHeld: boolean;
    readonly reservationId: string | null;
  } | null;
  readonly contact: { readonly name: string; readonly text: string } | null;
  readonly applications: readonly {
    readonly id: number;
    readonly name: string;
    readonly word: string;
    readonly state: ApplicationState;
    readonly createdAt: Date | string;
  }[];
};

export type PartnerPanelProps = {
  readonly postId: number;
  readonly mine: MyPartner;
  /** The caddie's tip on site, in baht. */
  readonly tip: number | null;
  readonly failure?: (Failure & { readonly word?: string | undefined }) | undefined;
};

/** What everybody may see of a round. */
export type PublicRound = {
  readonly courseId: string;
  readonly day: LocalDate;
  readonly teeTime: string;
  readonly players: number;
  readonly seats: number;
  readonly taken: number;
  readonly level: Level;
  readonly ages: Ages;
  readonly moods: readonly Mood[];
  readonly cost: Won | null;
  readonly isBooked: boolean;
  readonly deadline: Date;
  readonly closedAt: Date | null;
  readonly cancelledAt: Date | null;
};
