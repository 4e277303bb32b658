interface Line {
  name: string;
  points: readonly { x: number; y: number }[];
}

interface Chart {
  title: string;
  /** Axis labels. */
  x: string;
  y: string;
  lines: readonly Line[];
  /** Applies to the x axis. */
  isLogarithmic?: boolean;
}

// All in pixels.
const WIDTH = 340;
const HEIGHT = 250;
const LEFT = 58;
const RIGHT = 14;
const TOP = 54;
const BOTTOM = 46;
const HEAD = 40;
const LEGEND = 30;

const COLUMNS = 3;
/** Intervals of the y axis. */
const STEPS = 4;

// The colors are distinct in both schemes and with color blindness. Lines also have markers.
const STYLE = `
  :root { color-scheme: light dark; }
  .paper { fill: #ffffff; } .ink { fill: #1b1f24; } .faint { fill: #57606a; } .rule { stroke: #d0d7de; }
  .l0 { stroke: #0b5fbd; } .l1 { stroke: #b35900; } .l2 { stroke: #1a7f37; } .l3 { stroke: #8250df; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117; } .ink { fill: #e6edf3; } .faint { fill: #9aa4af; } .rule { stroke: #30363d; }
    .l0 { stroke: #6cb6ff; } .l1 { stroke: #f0a35e; } .l2 { stroke: #57c46f; } .l3 { stroke: #c297ff; }
  }
  text { font: 11px system-ui, sans-serif; } .title { font-size: 12px; font-weight: 600; } .head { font-size: 15px; font-weight: 600; }
  .line { fill: none; stroke-width: 2; } .mark { stroke-width: 2; } .rule { stroke-width: 1; }`;

export function drawCharts(title: string, charts: readonly Chart[]): string {
  const columns = Math.min(COLUMNS, charts.length);
  const [width, height] = [columns * WIDTH, HEAD + LEGEND + Math.ceil(charts.length / columns) * HEIGHT];
  const names = [...new Set(charts.flatMap(({ lines }) => lines.map(({ name }) => name)))];
  const drawn = charts.map((chart, index) => {
    const [left, top] = [(index % columns) * WIDTH, HEAD + LEGEND + Math.floor(index / columns) * HEIGHT];
    return `<g transform="translate(${left} ${top})">${drawChart(chart, names)}</g>`;
  });
  const svgWidth = Math.max(
    width,
    names.reduce((sum, name) => sum + computeEntryWidth(name), LEFT),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${svgWidth} ${height}" width="${svgWidth}" height="${height}" role="img">
<title>${escapeXml(title)}</title><style>${STYLE}</style>
<rect class="paper" width="100%" height="100%"/>
<text class="ink head" x="16" y="26">${escapeXml(title)}</text>
${drawLegend(names)}
${drawn.join("\n")}
</svg>
`;
}

function drawLegend(names: readonly string[]): string {
  let x = 16;
  return names
    .map((name, index) => {
      const entry = `<g transform="translate(${x} ${HEAD + 10})"><line class="line l${index}" x2="22"/>${drawMark(index, 11, 0)}<text class="ink" x="28" y="4">${escapeXml(name)}</text></g>`;
      x += computeEntryWidth(name);
      return entry;
    })
    .join("\n");
}

/** Estimates the width of a legend entry, in pixels. */
const computeEntryWidth = (name: string) => 44 + name.length * 6.2;

function drawChart({ title, x, y, lines, isLogarithmic }: Chart, names: readonly string[]): string {
  const points = lines.flatMap((line) => line.points).filter((point) => Number.isFinite(point.y));
  const xValues = [...new Set(points.map((point) => point.x))].sort((a, b) => a - b);
  const scale = (value: number) => (isLogarithmic ? Math.log10(value) : value);
  const [first, last] = [scale(xValues[0] ?? 1), scale(xValues.at(-1) ?? 1)];
  const maxY = roundUpScale(Math.max(0, ...points.map((point) => point.y)));
  const toX = (value: number) =>
    LEFT + ((scale(value) - first) / (last - first || 1)) * (WIDTH - LEFT - RIGHT);
  const toY = (value: number) => HEIGHT - BOTTOM - (value / maxY) * (HEIGHT - TOP - BOTTOM);
  const rules = Array.from({ length: STEPS + 1 }, (_, step) => {
    const value = (maxY * step) / STEPS;
    return `<line class="rule" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${round(toY(value))}" y2="${round(toY(value))}"/><text class="faint" x="${LEFT - 6}" y="${round(toY(value) + 4)}" text-anchor="end">${toLabel(value)}</text>`;
  });
  const ticks = xValues.map(
    (value) =>
      `<text class="faint" x="${round(toX(value))}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${toLabel(value)}</text>`,
  );
  const drawn = lines.map(({ name, points: linePoints }) => {
    const index = names.indexOf(name);
    const coordinates = linePoints
      .filter((point) => Number.isFinite(point.y))
      .map((point) => [round(toX(point.x)), round(toY(point.y))] as const);
    return `<polyline class="line l${index}" points="${coordinates.map((pair) => pair.join(",")).join(" ")}"/>${coordinates.map(([pixelX, pixelY]) => drawMark(index, pixelX, pixelY)).join("")}`;
  });
  return [
    `<text class="ink title" x="${LEFT}" y="22">${escapeXml(title)}</text>`,
    `<text class="faint" x="${LEFT}" y="40">${escapeXml(y)}</text>`,
    ...rules,
    ...ticks,
    ...drawn,
    `<text class="faint" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - BOTTOM + 34}" text-anchor="middle">${escapeXml(x)}</text>`,
  ].join("\n");
}

function drawMark(index: number, x: number, y: number): string {
  const forms = [
    `<circle cx="${x}" cy="${y}" r="3.5"`,
    `<rect x="${round(x - 3.2)}" y="${round(y - 3.2)}" width="6.4" height="6.4"`,
    `<path d="M${x} ${round(y - 4)}l4 7h-8z"`,
    `<path d="M${x} ${round(y - 4.4)}l4.4 4.4l-4.4 4.4l-4.4 -4.4z"`,
  ];
  return `${forms[index % forms.length]} class="paper mark l${index}"/>`;
}

/** Rounds the end of the y axis up to a round number. */
function roundUpScale(max: number): number {
  if (max <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(max));
  return ([1, 2, 2.5, 4, 5, 10].find((step) => step * power >= max) ?? 10) * power;
}

function toLabel(value: number): string {
  if (value >= 1_000_000) return `${round(value / 1_000_000)} M`;
  return value >= 10_000 ? `${round(value / 1000)} k` : String(round(value));
}

const round = (value: number) => Math.round(value * 100) / 100;
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
