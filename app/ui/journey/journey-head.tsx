import type { ComponentProps } from "react";
import { PageHead } from "#app/ui/page-head.tsx";
import { PhoneBar } from "./phone-bar.tsx";

type JourneyHeadProps = Omit<ComponentProps<typeof PageHead>, "title" | "isInBar" | "level"> &
  Pick<ComponentProps<typeof PhoneBar>, "back" | "close"> & { readonly title: string };

/** The head of a page inside a journey: on a phone its title is in the bar next to the back button. */
export function JourneyHead({ title, back, close, ...head }: JourneyHeadProps) {
  return (
    <>
      <PhoneBar {...{ title, back, close }} />
      <PageHead title={title} isInBar {...head} />
    </>
  );
}
