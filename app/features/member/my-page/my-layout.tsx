import type { ReactNode } from "react";
import type { Role } from "#app/domain/desk/role/role.ts";
import type { MyArea } from "./my-areas.ts";
import { MyMenu } from "./my-menu.tsx";

type MyLayoutProps = {
  readonly current: MyArea;
  readonly role: Role;
  readonly children: ReactNode;
};

/** The menu is beside the page on a wide screen; on a phone the overview has its own, and areas link back there. */
export function MyLayout({ current, role, children }: MyLayoutProps) {
  return (
    <div className="bg-sand">
      <div className="page grid grid-cols-1 gap-4 py-5 md:grid-cols-[240px_minmax(0,1fr)] md:gap-10 md:py-10">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 md:col-start-2 md:row-start-1 md:gap-6">
          {children}
        </div>
        <div className="only-desktop md:col-start-1 md:row-start-1">
          <MyMenu current={current} role={role} />
        </div>
      </div>
    </div>
  );
}
