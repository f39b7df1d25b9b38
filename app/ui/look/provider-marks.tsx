import { Drawing, type IconProps } from "#app/ui/icons.tsx";

export function NaverMark(props: IconProps) {
  return (
    <Drawing solid {...props}>
      <path d="M16.27 12.85 7.38 0H0v24h7.73V11.16L16.62 24H24V0h-7.73z" />
    </Drawing>
  );
}

export function KakaoMark(props: IconProps) {
  return (
    <Drawing solid {...props}>
      <path d="M12 3C6.48 3 2 6.54 2 10.9c0 2.82 1.88 5.3 4.7 6.7l-1 3.6c-.1.33.28.6.57.4l4.28-2.84c.47.05.96.07 1.45.07 5.52 0 10-3.53 10-7.93S17.52 3 12 3z" />
    </Drawing>
  );
}

export function GoogleMark(props: IconProps) {
  return (
    <Drawing solid {...props}>
      <path
        fill="#4285F4"
        d="M22.5 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.9a5.05 5.05 0 0 1-2.2 3.32v2.75h3.54c2.08-1.92 3.26-4.74 3.26-8.08z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.54-2.75a6.6 6.6 0 0 1-9.86-3.46H2.2v2.84A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.88 14.13a6.6 6.6 0 0 1 0-4.23V7.06H2.2a11 11 0 0 0 0 9.9z" />
      <path
        fill="#EA4335"
        d="M12 5.38c1.62 0 3.06.56 4.2 1.64l3.15-3.15A11 11 0 0 0 2.2 7.06l3.68 2.84A6.6 6.6 0 0 1 12 5.38z"
      />
    </Drawing>
  );
}
