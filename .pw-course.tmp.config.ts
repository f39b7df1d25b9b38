import { defineConfig } from "@playwright/test";
export default defineConfig({ testDir: "/work/main/e2e", testMatch: "catalogue-courses.spec.ts", outputDir: "/tmp/pw-course-out", workers: 1, timeout: 120_000, expect: { timeout: 30_000 },
  use: { baseURL: "http://localhost:3111", locale: "ko-KR", timezoneId: "Asia/Seoul", launchOptions: { executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] } },
  projects: [{ name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } }, { name: "desktop", use: { viewport: { width: 1280, height: 860 } } }] });
