import uPlot from "uplot";

export interface Series {
  label: string;
  /** One value per time; null if unknown. */
  values: readonly (number | null)[];
  tone?: "accent" | "good" | "bad" | "warn";
}

const Y_AXIS_WIDTH_PX = 48;
/** Longer series show no points, because the points would hide the line. */
const MAX_VISIBLE_POINTS = 29;

/**
 * Draws a chart, and redraws it when the color scheme changes. Returns a function that removes it.
 * @param times Unix time in seconds
 */
export function drawChart(
  element: HTMLElement,
  { times, series, height }: { times: readonly number[]; series: readonly Series[]; height: number },
): () => void {
  let plot: uPlot | null = null;
  const draw = () => {
    plot?.destroy();
    const color = (name: string) => resolveColor(element, name);
    const axis = {
      stroke: color("--text-soft"),
      grid: { stroke: color("--line") },
      ticks: { stroke: color("--line") },
    };
    plot = new uPlot(
      {
        width: element.clientWidth,
        height,
        legend: { live: true },
        axes: [axis, { ...axis, size: Y_AXIS_WIDTH_PX }],
        series: [
          {},
          ...series.map(({ label, tone = "accent" }) => ({
            label,
            stroke: color(`--${tone}`),
            width: 2,
            points: { show: times.length <= MAX_VISIBLE_POINTS },
          })),
        ],
      },
      [[...times], ...series.map(({ values }) => [...values])],
      element,
    );
  };
  draw();
  const resizeObserver = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height }));
  resizeObserver.observe(element);
  const darkScheme = matchMedia("(prefers-color-scheme: dark)");
  darkScheme.addEventListener("change", draw);
  return () => {
    darkScheme.removeEventListener("change", draw);
    resizeObserver.disconnect();
    plot?.destroy();
  };
}

/** Resolves a CSS variable, because canvas does not support `light-dark()`. */
function resolveColor(element: HTMLElement, variableName: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${variableName})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
