import { Outlet } from "react-router";
import { useTextSize } from "#app/features/member/profile/use-text-size.ts";
import { PlainFrame } from "#app/features/shell/frame/plain-frame.tsx";

export default function BlankLayout() {
  useTextSize();
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  );
}
