import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { DESIGN, MARK_PATHS } from "../src/design/index.ts";

type Token = keyof typeof DESIGN.light;
const SCHEMES = ["light", "dark"] as const;

const SURFACES: readonly Token[] = [
  "ground-sunken",
  "ground",
  "ground-raised",
  "ground-overlay",
  "ground-soft",
  "ground-hover",
  "accent-ground",
];
const TEXTS: readonly Token[] = [
  "text",
  "text-soft",
  "accent",
  "accent-strong",
  "good",
  "bad",
  "warn",
  "info",
];
const STATUSES = ["good", "bad", "warn", "info"] as const;
/** Text and its surface (WCAG 1.4.3). */
const TEXT_PAIRS: readonly (readonly [text: Token, surface: Token])[] = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
  ...STATUSES.flatMap((status) =>
    ([status, "text", "text-soft", "accent"] as const).map((text) => [text, `${status}-ground`] as const),
  ),
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["on-fill", "fill"],
  ["on-fill", "fill-strong"],
];

/** Controls, focus ring, primary buttons and chart lines (WCAG 1.4.11). */
const SHAPE_PAIRS: readonly (readonly [shape: Token, surface: Token])[] = (
  ["line-strong", "focus", "fill", "chart-1", "chart-2", "chart-3", "chart-4", "chart-5", "chart-6"] as const
).flatMap((shape) =>
  (["ground-sunken", "ground", "ground-raised", "ground-overlay"] as const).map(
    (surface) => [shape, surface] as const,
  ),
);

function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const findLowContrast = (pairs: readonly (readonly [Token, Token])[], minimum: number) =>
  SCHEMES.flatMap((scheme) =>
    pairs
      .map(([one, other]) => ({
        pair: `${scheme}: ${one} on ${other}`,
        ratio: computeContrast(DESIGN[scheme][one], DESIGN[scheme][other]),
      }))
      .filter(({ ratio }) => ratio < minimum),
  );

describe("Design tokens", () => {
  it("give every text a contrast of at least 4.5 : 1 on every surface, in both schemes", () => {
    expect(TEXT_PAIRS.length).toBeGreaterThan(70);
    expect(findLowContrast(TEXT_PAIRS, 4.5)).toEqual([]);
  });

  it("give controls and charts a contrast of at least 3 : 1", () => {
    expect(findLowContrast(SHAPE_PAIRS, 3)).toEqual([]);
  });

  it("make higher surfaces lighter in the dark scheme", () => {
    const { dark } = DESIGN;
    const heights = [
      dark["ground-sunken"],
      dark.ground,
      dark["ground-raised"],
      dark["ground-overlay"],
      dark["ground-hover"],
    ].map(computeLuminance);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });

  it("contain no light-dark() in the values of one scheme", () => {
    for (const scheme of SCHEMES) {
      expect(Object.values(DESIGN[scheme]).filter((value) => value.includes("light-dark"))).toEqual([]);
    }
    expect(DESIGN.light["shadow-low"]).toBe("0 1px 2px rgb(20 25 40 / 9%)");
  });
});

describe("Design files", () => {
  const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url));

  it("keep the font of the first load under 50 kB", () => {
    expect(read("browser/fonts/ibm-plex-sans-latin.woff2").length).toBeLessThan(50_000);
  });

  it("show the same mark everywhere", () => {
    for (const path of [
      "browser/icon.svg",
      "../../apps/portal/public/icon.svg",
      "../../apps/portal/src/ui/mark.tsx",
    ]) {
      const text = read(path).toString();
      for (const shape of Object.values(MARK_PATHS)) expect(text).toContain(`d="${shape}"`);
    }
  });

  it("have the same colors as the copy in the widget, which imports nothing", () => {
    const rules = read("../widget/src/styles/tokens.ts").toString();
    const tokens: readonly (readonly [property: string, light: Token, dark: Token])[] = [
      ["--svc-ink", "text", "text"],
      ["--svc-ink-soft", "text-soft", "text-soft"],
      ["--svc-surface", "ground", "ground-raised"],
      ["--svc-surface-raised", "ground-soft", "ground-hover"],
      ["--svc-line", "line", "line"],
      ["--svc-field-line", "line-strong", "line-strong"],
      ["--svc-danger", "bad", "bad"],
      ["--svc-danger-surface", "bad-ground", "bad-ground"],
    ];
    for (const [property, light, dark] of tokens) {
      expect(rules).toContain(`${property}, light-dark(${DESIGN.light[light]}, ${DESIGN.dark[dark]})`);
    }
  });

  it("have a name in the portal for each icon", () => {
    const symbols = [
      ...read("browser/icons.svg")
        .toString()
        .matchAll(/<symbol id="([^"]+)"/g),
    ];
    const names = [
      ...read("../../apps/portal/src/ui/icon-name.ts")
        .toString()
        .matchAll(/\| "([^"]+)"/g),
    ];
    const sorted = symbols.map(([, id]) => id).toSorted();
    expect(sorted.length).toBe(new Set(sorted).size);
    expect(names.map(([, name]) => name)).toEqual(sorted);
  });
});
