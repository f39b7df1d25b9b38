import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { tabClass, tabsClass } from "#app/ui/look/tab-class.ts";
import { AppLink } from "./app-link.tsx";

type TabsProps<Value extends string> = {
  readonly label: string;
  readonly tabs: readonly {
    readonly value: Value;
    readonly label: string;
    readonly count?: number;
    readonly panel: ReactNode;
  }[];
  readonly value?: Value;
  readonly defaultValue?: Value;
  readonly onChange?: (value: Value) => void;
};

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
}: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={(next: Value) => onChange?.(next)}
    >
      <Base.List className={tabsClass} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabClass}>
            {tab.label}
            <Count of={tab.count} />
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

type LinkTabsProps = {
  readonly label: string;
  readonly tabs: readonly {
    readonly to: string;
    readonly label: string;
    readonly count?: number;
    readonly current?: boolean;
  }[];
};

/** Tabs as links: they can be shared, and work without scripts. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={tabsClass} aria-label={label}>
      {tabs.map(({ to, label: text, count, current = false }) => (
        <AppLink
          key={to}
          to={to}
          className={tabClass}
          aria-current={current ? "page" : undefined}
          preventScrollReset
        >
          {text}
          <Count of={count} />
        </AppLink>
      ))}
    </nav>
  );
}

function Count({ of }: { readonly of: number | undefined }) {
  return of === undefined ? null : (
    <span className="font-semibold text-ink-3 tabular-nums">{of}</span>
  );
}
