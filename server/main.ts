import "./production.ts";
import { BUILD_DIR, ensureBuild } from "../scripts/build.ts";

process.chdir(new URL("..", import.meta.url).pathname);

await ensureBuild();
const { startShop }: typeof import("./shop.ts") = await import(
  `${process.cwd()}/${BUILD_DIR}/server/index.js`
);
await startShop();
