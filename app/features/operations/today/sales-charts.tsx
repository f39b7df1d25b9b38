import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";

/** One bar, or one stack of bars, with its label below. */
export type ChartRow = { readonly label: string } & Readonly<Record<string, number | string>>;

export type ChartPart = {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  readonly kind: "bar" | "line";
};

type SalesChartProps = {
  readonly rows: readonly ChartRow[];
  readonly parts: readonly ChartPart[];
  readonly format: (value: number) => string;
  readonly label: string;
  /** Bars from left to right, one below the other: for names, which are longer than days. */
  readonly isHorizontal?: boolean;
};

const MILLION = 1_000_000;
const AXIS = {
  tickLine: false,
  axisLine: false,
  tick: { fontSize: 13, fill: "var(--color-ink-3)" },
} as const;

/** Loaded by the start page of the desk alone. */
export default function SalesChart({
  rows,
  parts,
  format,
  label,
  isHorizontal = false,
}: SalesChartProps) {
  const sums = { type: "number", tickFormatter: inMillions, domain: [0, atLeastOne] } as const;
  // Names are few, so that each has its own; of days as many as fit.
  const names = {
    type: "category",
    dataKey: "label",
    interval: isHorizontal ? 0 : "preserveStart",
  } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={[...rows]}
        layout={isHorizontal ? "vertical" : "horizontal"}
        accessibilityLayer
        title={label}
      >
        <CartesianGrid
          vertical={isHorizontal}
          horizontal={!isHorizontal}
          stroke="var(--color-line)"
        />
        <XAxis {...AXIS} {...(isHorizontal ? sums : names)} />
        <YAxis width={isHorizontal ? 184 : 44} {...AXIS} {...(isHorizontal ? names : sums)} />
        <Tooltip
          formatter={(value) => format(Number(value))}
          contentStyle={{ borderRadius: 10, borderColor: "var(--color-line)" }}
        />
        {parts.map(({ key, name, color, kind }) =>
          kind === "bar" ? (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              fill={color}
              stackId="sum"
              maxBarSize={28}
              isAnimationActive={false}
            />
          ) : (
            <Line
              key={key}
              dataKey={key}
              name={name}
              stroke={color}
              strokeDasharray="4 4"
              dot={false}
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

/** Without sales the axis would end at zero. */
function atLeastOne(most: number): number {
  return Math.max(most, MILLION);
}

function inMillions(value: number): string {
  return String(value / MILLION);
}
