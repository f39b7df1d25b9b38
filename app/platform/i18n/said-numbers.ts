import {
  EMAIL_CODE_MINUTES,
  FRESH_FACTOR_MINUTES,
  FRESH_LOGIN_MINUTES,
  RESET_LINK_MINUTES,
} from "#app/domain/member/login/session-times.ts";
import { MAX_IMAGE_MB, MAX_IMAGES } from "#app/domain/picture/upload.ts";

/** What every message may name without being given it, such as an error that is shown in many places. */
export const SAID_NUMBERS = {
  maxImages: MAX_IMAGES,
  maxImageMb: MAX_IMAGE_MB,
  emailCodeMinutes: EMAIL_CODE_MINUTES,
  freshFactorMinutes: FRESH_FACTOR_MINUTES,
  freshLoginMinutes: FRESH_LOGIN_MINUTES,
  resetLinkMinutes: RESET_LINK_MINUTES,
} as const;
