import { Outlet } from "react-router";
import { PlainFrame } from "#app/features/frame/plain-frame.tsx";

export default function BlankLayout() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  );
}
