/** In this order: each of these also claims the names that follow it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/i, "KakaoTalk"],
  [/NAVER\(/i, "NAVER"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Whale\//, "Whale"],
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

export type Device = { readonly browser: string | null; readonly system: string | null };

/** What a browser says it is, in names that people know. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstName(BROWSERS, userAgent), system: firstName(SYSTEMS, userAgent) };
}

/** A browser that was updated is still the same one. */
export function isSameDevice(one: string, other: string): boolean {
  const [a, b] = [deviceOf(one), deviceOf(other)];
  return a.browser === b.browser && a.system === b.system;
}

/** For a message: "Chrome, Windows", and nothing where nothing is known. */
export function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(", ");
}

function firstName(names: readonly (readonly [RegExp, string])[], text: string): string | null {
  return names.find(([sign]) => sign.test(text))?.[1] ?? null;
}
