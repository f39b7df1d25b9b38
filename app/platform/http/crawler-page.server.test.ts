import { expect, test } from "vitest";
import { isCrawler } from "./crawler.server.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const ANDROID = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; Yeti/1.1; +http://naver.me/spd)",
  "Mozilla/5.0 (compatible; Daum/4.1; +http://cs.daum.net/faq/15/4118.html?faqId=28966)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984",
  "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
  "Mozilla/5.0 (compatible; Google-InspectionTool/1.0)",
  "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${ANDROID} Chrome-Lighthouse`,
])("a search engine or a preview of links is a crawler: %s", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

test.each([
  `${PHONE} KAKAOTALK/10.8.6 (INAPP)`,
  `${PHONE} Safari/604.1 NAVER(inapp; search; 2000; 12.5.1; 15PROMAX)`,
  `${PHONE} Instagram 334.0.0`,
  `Mozilla/5.0 (Linux; Android 13; SM-A536N; wv) ${ANDROID} DaumApps/7.16.0 DaumDevice/mobile`,
  `Mozilla/5.0 (Linux; Android 13; CUBOT X50) ${ANDROID}`,
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Whale/3.26.244.14",
])("a person with a phone or an app is no crawler: %s", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});

test.each([
  "node",
  "curl/8.5.0",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/153.0.0.0",
  "",
  null,
])("a script or a browser without a window is not either: %s", (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});
