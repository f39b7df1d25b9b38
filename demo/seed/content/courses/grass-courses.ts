import type { Both } from "../types.ts";

export const bermuda: Both = { ko: "버뮤다", en: "Bermuda" };
export const paspalum: Both = { ko: "파스팔룸", en: "Seashore paspalum" };
export const zoysia: Both = { ko: "조이시아(한국잔디)", en: "Zoysia" };
