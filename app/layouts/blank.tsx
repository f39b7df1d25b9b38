import { Outlet } from "react-router";
import { PlainFrame } from "#app/features/frame/plain-frame.tsx";
import { useTextSize } from "#app/features/member/use-text-size.ts";

export default function BlankLayout() {
  useTextSize();
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  );
}
