type ProviderEnv = {
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
  /** The addresses of the login page, and of the token and profile API. */
  readonly loginUrl: string;
  readonly apiUrl: string;
};

export type SocialEnv = {
  /** Our simulator of the three providers; never in production. */
  readonly simulator: boolean;
  readonly google: ProviderEnv;
  readonly naver: ProviderEnv;
  readonly kakao: ProviderEnv;
};
