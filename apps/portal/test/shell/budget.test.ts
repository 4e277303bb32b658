import { describe, expect, it } from "@jest/globals";
import { FIRST_LOAD_BUDGET, findBudgetIssues, type Manifest } from "../../budget.ts";

const manifest: Manifest = {
  "index.html": {
    file: "assets/index.js",
    css: ["assets/index.css"],
    imports: ["_shared.js"],
    isEntry: true,
  },
  "_shared.js": { file: "assets/shared.js" },
  "src/pages/home/page.tsx": { file: "assets/home.js", imports: ["_shared.js"], isDynamicEntry: true },
  "src/pages/keys/page.tsx": { file: "assets/keys.js", imports: ["index.html"], isDynamicEntry: true },
};
const buildSizes = (sharedBytes: number) =>
  new Map([
    ["index.html", 1_000],
    ["assets/index.js", 10_000],
    ["assets/index.css", 2_000],
    ["assets/shared.js", sharedBytes],
    ["assets/home.js", 500],
    ["assets/keys.js", 900_000],
  ]);

describe("First-load budget", () => {
  it("counts the files that Home needs, each once, and no other page", () => {
    expect(findBudgetIssues(manifest, buildSizes(5_000))).toEqual({ issues: [], firstLoad: 18_500 });
  });

  it("is exceeded from the first byte over the limit", () => {
    // All files that Home needs except shared.js.
    const otherBytes = 13_500;
    expect(findBudgetIssues(manifest, buildSizes(FIRST_LOAD_BUDGET - otherBytes)).issues).toEqual([]);
    expect(findBudgetIssues(manifest, buildSizes(FIRST_LOAD_BUDGET - otherBytes + 1)).issues).toEqual([
      "The first load is 170001 bytes gzipped. The limit is 170000.",
    ]);
  });

  it("reports a page that is part of the first load", () => {
    const manifestWithImport = {
      ...manifest,
      "index.html": { file: "assets/index.js", imports: ["src/pages/keys/page.tsx"], isEntry: true },
    };
    expect(findBudgetIssues(manifestWithImport, new Map()).issues).toEqual([
      "src/pages/keys/page.tsx is part of the first load instead of a separate chunk.",
    ]);
  });
});
