import { expect, test } from "vitest";
import { deviceName, isSameDevice } from "./login-device.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.each([
  [CHROME, "Chrome, Windows"],
  [`${CHROME} Edg/140.0.0.0`, "Edge, Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
    "Samsung Internet, Android",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/125.0.0.0 Mobile Safari/537.36;KAKAOTALK 2410",
    "KakaoTalk, Android",
  ],
  ["curl/8.0", ""],
  ["", ""],
])("%s is called %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test("an updated browser is the same device, another browser is not", () => {
  expect(isSameDevice(CHROME, CHROME.replace("140", "141"))).toBe(true);
  expect(isSameDevice(CHROME, `${CHROME} Edg/140.0.0.0`)).toBe(false);
});
