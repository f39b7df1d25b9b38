import type { NameHit } from "./names/find-names.ts";
import type { Claim } from "./sentence-claim.ts";
import { clockText, type SpokenClock, spokenClocks } from "./spoken-clock.ts";

const WINDOW = 40;
const NOON = 12 * 60;
const AFTERNOON = 15 * 60;
const DAWN = 5 * 60;
/** What lies between a time and the word that says what happens then. */
const LINK =
  "(?:에|쯤|경|분|시|은|는|이|가|로|으로|편|편으로|비행기로?|항공편|flight|plane|at|in|from|to|on|our|the|around|about|local time|[ ,(])*";
const PLACE = "(?:공항|airport|국제공항)?";
const ARRIVES =
  "(?:도착|입국|착륙|가는 ?(?:비행기|편|날)|출국편|land(?:s|ing|ed)?|arriv(?:e|es|ing|al)|touch(?:ing)? down|get(?:s|ting)? in(?:to)?|inbound)";
const RETURNS =
  "(?:귀국(?:편|행)?|돌아(?:오는|가는|와|옵니다|가요)|오는 ?(?:비행기|편|날)|복귀|한국행|늦은 ?비행기|막 ?비행기|fl(?:y|ies|ying) (?:home|back|out)|flight (?:home|back|out)|return(?:ing)?(?: flight)?|depart(?:s|ing|ure)?|leav(?:e|es|ing)|outbound|homebound|late flight|flight leaves|go(?:ing)? home|head(?:ing)? home|take[- ]?off)";
const LEAVES = "(?:출발|이륙|출국)";
const PLANE = "(?:비행기|항공편|flight)";
const VERB =
  "(?:하는|해서|해요|합니다|이에요|이고|예요|하고|이요|예정|비행기|편|로|요|돌아와요|돌아옵니다| )*";
const HOME_AIRPORTS =
  /인천|김포|김해|부산|대구|청주|제주|무안|incheon|\bicn\b|seoul|busan|\bpus\b|gimhae|korea/u;

/** Times at an airport; an arrival at home or a departure from there is not ours to plan. */
export function flightClaims(plain: string, names: readonly NameHit[]): Claim[] {
  const airports = names.filter(({ refs }) => refs.some(({ kind }) => kind === "airport"));
  // Names of airports are blanked, so that the words around a time touch it.
  const around = blanked(
    plain,
    names.filter(({ refs }) => refs.some(({ kind }) => kind === "airport" || kind === "region")),
  );
  return spokenClocks(plain).flatMap((clock) => claimOf(plain, around, clock, airports) ?? []);
}

function claimOf(
  plain: string,
  around: string,
  clock: SpokenClock,
  airports: readonly NameHit[],
): Claim | undefined {
  const left = around
    .slice(Math.max(0, clock.start - WINDOW), clock.start)
    .replace(/^.*[.!?;,]/su, (cut) => " ".repeat(cut.length));
  const right = around.slice(clock.end, clock.end + WINDOW).replace(/[.!?;,\d].*$/su, "");
  const before = (cue: string) =>
    new RegExp(`${cue}${VERB}${PLACE}${LINK}${PLACE}${LINK}$`, "u").exec(left)?.[0];
  const after = (cue: string) =>
    new RegExp(`^${LINK}${PLACE}${LINK}${cue}${VERB}${PLACE}`, "u").exec(right)?.[0];
  const found = meaningAround(before, after, clock);
  if (!found) return undefined;
  const start = clock.start - (found.before ?? "").trimStart().length;
  const end = clock.end + (found.after ?? "").trimEnd().length;
  const place = airportNear(plain, { start, end }, airports);
  const span = {
    start: Math.min(start, place?.start ?? start),
    end: Math.max(end, place?.end ?? end),
  };
  if (HOME_AIRPORTS.test(plain.slice(Math.max(0, span.start - 8), span.end + 8))) return undefined;
  const flight = { ...(place ? { airport: place.airport } : {}), time: clockText(clock.minutes) };
  const set = found.isArrival ? { arrival: flight } : { departure: flight };
  const turned = found.isArrival ? { departure: flight } : { arrival: flight };
  return { ...span, set, ...(found.isGuess ? { other: [turned] } : {}) };
}

type Around = {
  readonly before?: string;
  readonly after?: string;
  readonly isArrival: boolean;
  readonly isGuess: boolean;
};
type Find = (cue: string) => string | undefined;

/** A word of returning says more than one of arriving, unless the arrival stands right behind the time. */
function meaningAround(before: Find, after: Find, clock: SpokenClock): Around | undefined {
  const isHalfSure = !clock.isSure && clock.minutes < NOON;
  const [arrivesBefore, arrivesAfter] = [before(ARRIVES), after(ARRIVES)];
  const [returnsBefore, returnsAfter] = [before(RETURNS), after(RETURNS)];
  const isReturn = (returnsBefore || returnsAfter) && (returnsAfter || !arrivesAfter);
  if (isReturn) {
    const isGuess = isLateOnly(returnsBefore) || isHalfSure;
    return { ...spread(returnsBefore, after(LEAVES) ?? returnsAfter), isArrival: false, isGuess };
  }
  if (arrivesBefore || arrivesAfter) {
    return { ...spread(arrivesBefore, arrivesAfter), isArrival: true, isGuess: isHalfSure };
  }
  return planeAround(before, after, clock);
}

/** A plane in the afternoon or later, that nobody says more of, takes them home. */
function planeAround(before: Find, after: Find, { minutes }: SpokenClock): Around | undefined {
  const words = spread(before(LEAVES) ?? before(PLANE), after(LEAVES) ?? after(PLANE));
  const isLate = minutes >= AFTERNOON || minutes < DAWN;
  return isLate && Object.keys(words).length > 0
    ? { ...words, isArrival: false, isGuess: true }
    : undefined;
}

function isLateOnly(words = ""): boolean {
  return /늦은|late/u.test(words);
}

function spread(before: string | undefined, after: string | undefined) {
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) };
}

function airportNear(
  plain: string,
  span: { readonly start: number; readonly end: number },
  airports: readonly NameHit[],
) {
  const near = airports.find(({ start, end }) => {
    const between =
      end <= span.start
        ? plain.slice(end, span.start)
        : start >= span.end
          ? plain.slice(span.end, start)
          : "";
    return between.length <= 8 && !/[,.!?;\d]/.test(between);
  });
  const airport = near?.refs.find(({ kind }) => kind === "airport");
  return near && airport && { airport: airport.id, start: near.start, end: near.end };
}

function blanked(plain: string, names: readonly NameHit[]): string {
  let text = plain;
  for (const { start, end } of names) {
    text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
  }
  return text;
}
