/** Login providers besides ID and password (spec §6). */
export const SOCIAL_PROVIDERS = ["google", "naver", "kakao"] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export function isSocialProvider(value: unknown): value is SocialProvider {
  return SOCIAL_PROVIDERS.some((provider) => provider === value);
}
