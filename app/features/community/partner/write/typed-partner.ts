import type { ReactNode } from "react";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import type { BookedRound } from "../booked-rounds.server.ts";

export type PartnerFormProps = {
  readonly bookings: readonly BookedRound[];
  readonly courses: readonly { readonly id: string; readonly name: string }[];
  /** What is known before anything is typed: the deadline and the contact. */
  readonly start: TypedPartner;
  readonly failure: Failure | undefined;
  readonly onChange: (form: FormData) => void;
  /** Pictures, which the page brings: they belong to every post. */
  readonly pictures: ReactNode;
  /** Sends what was chosen there; answers with addresses, or undefined where one failed. */
  readonly sendPictures: () => Promise<readonly string[] | undefined>;
};

export type Fields = {
  readonly of: (name: string) => string;
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

export type TypedPartner = {
  readonly fields: Readonly<Record<string, string>>;
  readonly moods: readonly string[];
};

/** The typed values, for a page that is sent again without scripts. */
export function typedPartner(form: FormData): TypedPartner {
  const names = [...new Set(form.keys())].filter((name) => name !== "picture" && name !== "mood");
  return {
    fields: Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "")])),
    moods: form.getAll("mood").map(String),
  };
}
