import { createHash } from "node:crypto";

/** An account at a simulated provider. */
export type Person = {
  readonly key: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** The provider breaks down after this person has agreed. */
  readonly breaks?: boolean;
  readonly about: string;
};

export const PEOPLE: readonly Person[] = [
  {
    key: "haneul",
    name: "김하늘",
    email: "haneul.kim@example.com",
    emailVerified: true,
    about: "이메일이 있는 사람 · with an e-mail address",
  },
  {
    key: "baram",
    name: "박바람",
    email: undefined,
    emailVerified: false,
    about: "이메일이 없는 사람 · without an e-mail address",
  },
  {
    key: "anonym",
    name: undefined,
    email: undefined,
    emailVerified: false,
    about: "이름도 이메일도 주지 않는 사람 · gives neither name nor e-mail",
  },
  {
    key: "same-mail",
    name: "김도현",
    email: "demo@palmtee.example",
    emailVerified: true,
    about: "데모 회원과 이메일이 같은 사람 · has the demo member's e-mail",
  },
  {
    key: "unproved",
    name: "Alex Lee",
    email: "alex.lee@example.com",
    emailVerified: false,
    about: "확인되지 않은 이메일 · an e-mail nobody has proved",
  },
  {
    key: "broken",
    name: "오류",
    email: undefined,
    emailVerified: false,
    breaks: true,
    about: "제공자가 고장 나요 · the provider breaks down",
  },
];

/** A prepared person, or the one that the form describes. */
export function chosenPerson(form: FormData): Person | undefined {
  const key = String(form.get("person") ?? "");
  if (key !== "other") return PEOPLE.find((person) => person.key === key);
  const name = String(form.get("name") ?? "").trim();
  const email = String(form.get("email") ?? "").trim();
  if (!name) return undefined;
  return {
    key: `other:${name}:${email}`,
    name,
    email: email || undefined,
    emailVerified: email !== "",
    about: "",
  };
}

/** Each provider knows the same person by another number. */
export function subjectOf(provider: string, { key }: Person): number {
  return createHash("sha256").update(`${provider}:${key}`).digest().readUIntBE(0, 5);
}
