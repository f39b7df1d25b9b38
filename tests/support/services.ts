import type { Database } from "#app/db/client.server.ts";
import { processClaims } from "#app/db/connection/claims.server.ts";
import { encodePicture } from "#app/integrations/picture/encode-picture.ts";
import { pictureQueue } from "#app/integrations/picture/picture-queue.ts";
import { readWorkbook } from "#app/integrations/workbook/read-workbook.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { secretBox } from "#app/platform/session/secret-box.server.ts";
import { memoryStorage } from "./memory-storage.ts";
import { TEST_NOW } from "./test-time.ts";

const nobody = { clientId: undefined, clientSecret: undefined, loginUrl: "", apiUrl: "" };
const NO_PROVIDERS = { simulator: false, google: nobody, naver: nobody, kakao: nobody };

/** The services of production, with a fixed clock. */
export function testServices(db: Database): Services {
  return {
    db,
    claim: processClaims(),
    now: () => TEST_NOW,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    secrets: secretBox("the secret of the tests, long enough"),
    senders: { email: undefined, text: undefined },
    storage: memoryStorage(),
    // Decoded right here: the process of its own has tests of its own.
    pictures: pictureQueue(encodePicture),
    workbooks: { read: readWorkbook },
    // Solved right here: the thread has tests of its own.
    solver: {
      ask: async (question) => {
        const { solveQuestion } = await import("#app/integrations/planner/solve-question.ts");
        return solveQuestion(question) as never;
      },
    },
    site: {
      mode: "demo",
      buildId: "test",
      origin: "https://palmtee.test",
      secureCookies: false,
      languageCookieDomain: undefined,
      staffSecondFactor: "optional",
      savesVouchers: true,
      social: NO_PROVIDERS,
    },
  };
}
