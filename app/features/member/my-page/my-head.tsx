import type { ReactNode } from "react";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";

type MyHeadProps = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
};

/** The head of an area of my page: on phones the menu is only on the overview. */
export function MyHead(props: MyHeadProps) {
  return (
    <div>
      <JourneyHead back="/mypage" className="mb-0" {...props} />
    </div>
  );
}
