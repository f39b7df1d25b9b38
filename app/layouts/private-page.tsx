import { Outlet } from "react-router";
import { OwnPage } from "#app/features/member/login/own-page.tsx";

/** Pages that anybody may open but that show one person's own: they ask for the login themselves. */
export default function OwnLayout() {
  return (
    <OwnPage>
      <Outlet />
    </OwnPage>
  );
}
