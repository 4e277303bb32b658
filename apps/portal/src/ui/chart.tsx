import { useEffect, useRef } from "react";
import type { Series } from "./draw-chart.ts";
import "uplot/dist/uPlot.min.css";
import "./chart.css";

export interface ChartProps {
  label: string;
  /** Unix time in seconds. */
  times: readonly number[];
  series: readonly Series[];
  height?: number;
}

const LEGEND_HEIGHT_PX = 25;
/** In units of the view box. The margin leaves room for the line's width. */
const SPARKLINE = { width: 100, height: 26, margin: 2 };

/** Loads the chart library on first use. */
export function Chart({ label, times, series, height = 180 }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isDisposed = false;
    let destroy = () => {};
    void import("./draw-chart.ts").then(({ drawChart }) => {
      if (!isDisposed) destroy = drawChart(element, { times, series, height });
    });
    return () => {
      isDisposed = true;
      destroy();
    };
  }, [times, series, height]);
  const timeFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
  return (
    <figure className="chart">
      <div ref={frame} aria-hidden="true" style={{ minHeight: height + LEGEND_HEIGHT_PX }} />
      {/* Tables ignore a set height, so the wrapper clips the table. */}
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              {series.map((one) => (
                <th key={one.label} scope="col">
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time, index) => (
              <tr key={time}>
                <th scope="row">{timeFormat.format(new Date(time * 1_000))}</th>
                {series.map((one) => (
                  <td key={one.label}>{one.values[index] ?? "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

export function Sparkline({
  values,
  label,
  tone = "accent",
}: {
  values: readonly number[];
  label: string;
  tone?: Series["tone"];
}) {
  const highest = Math.max(1, ...values);
  const step = values.length > 1 ? SPARKLINE.width / (values.length - 1) : 0;
  const bottom = SPARKLINE.height - SPARKLINE.margin;
  const maxHeight = SPARKLINE.height - 2 * SPARKLINE.margin;
  const points = values
    .map((value, index) => `${index * step},${bottom - (value / highest) * maxHeight}`)
    .join(" ");
  return (
    <svg
      className="sparkline"
      data-tone={tone}
      viewBox={`0 0 ${SPARKLINE.width} ${SPARKLINE.height}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
