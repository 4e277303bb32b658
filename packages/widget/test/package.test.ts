import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { bundleWidget } from "../bundle.ts";
import { en } from "../src/strings/en.ts";
import { es } from "../src/strings/es.ts";
import { laterEn } from "../src/strings/later-en.ts";
import { addEnglish } from "../src/strings/locales.ts";
import { createTexts, readTags } from "../src/strings/texts.ts";

const root = join(import.meta.dirname, "..");

describe("Widget package", () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = await bundleWidget();
  });

  it("is under 20 kB gzipped; later steps and other languages are in separate files", () => {
    expect([...files.keys()]).toEqual([
      "svc-rollover-widget.js",
      "svc-rollover-widget.steps.js",
      "svc-rollover-widget.es.js",
    ]);
    const [widget = "", steps = "", spanish = ""] = files.values();
    const measureGzipped = (text: string) => gzipSync(text, { level: 9 }).length;
    expect(measureGzipped(widget)).toBeLessThan(20_000);
    expect(measureGzipped(steps)).toBeLessThan(12_000);
    expect(widget).toContain('import("./svc-rollover-widget.steps.js")');
    expect(widget).toContain('import("./svc-rollover-widget.es.js")');
    expect(widget).not.toContain(laterEn.submittedTitle);
    expect(steps).toContain(laterEn.submittedTitle);
    expect(widget).not.toContain(es.creating);
    expect(spanish).toContain(es.creating);
  });

  it("imports no other packages and has no dependencies", () => {
    const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(join(root, "src", file), "utf8"));
    const specifiers = sources.flatMap((source) =>
      [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g)].map((match) => match[1] ?? ""),
    );
    expect(specifiers.filter((specifier) => !/^\.{1,2}\/[\w./-]+\.ts$/.test(specifier))).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(Object.keys(manifest).filter((field) => /dependencies/i.test(field))).toEqual(["devDependencies"]);
  });

  it("contains nothing that a strict content security policy blocks", () => {
    for (const text of files.values()) {
      expect(text).not.toMatch(
        /\beval\b|new Function|innerHTML|insertAdjacentHTML|document\.write|<style|\.style\b/,
      );
      expect(text).not.toMatch(/localStorage|sessionStorage|document\.cookie|indexedDB/);
    }
  });

  it("can be imported without a browser, as in server-side rendering", async () => {
    const script = `import(${JSON.stringify(join(root, "src/index.ts"))}).then(({ TAG_NAME }) => console.log(TAG_NAME))`;
    const { stdout } = await promisify(execFile)(process.execPath, ["-C", "source", "-e", script]);
    expect(stdout.trim()).toBe("svc-rollover-widget");
  });
});

describe("Widget texts", () => {
  it("are complete in Spanish, with the same placeholders", () => {
    const findPlaceholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();
    const english = { ...en, ...laterEn };
    expect(Object.keys(es).sort()).toEqual(Object.keys(english).sort());
    for (const name of Object.keys(english) as (keyof typeof english)[]) {
      expect({ name, placeholders: findPlaceholders(es[name]) }).toEqual({
        name,
        placeholders: findPlaceholders(english[name]),
      });
      expect(es[name]).not.toBe("");
    }
  });

  // The file of the later steps adds its texts when it loads.
  beforeAll(() => addEnglish(laterEn));

  it("are formatted with their values and the language's plural forms", () => {
    const texts = createTexts(["en-GB"], {});
    expect(texts.locale).toBe("en-GB");
    expect(texts("progress", { step: 2, steps: 4 })).toBe("Step 2 of 4");
    expect(texts.formatResults(1)).toBe("1 company found.");
    expect(texts.formatResults(12)).toBe("12 companies found.");
    const formatDays = (min: number, max: number) => texts.formatDays({ min, max });
    expect([
      formatDays(0, 0),
      formatDays(0, 1),
      formatDays(2, 2),
      formatDays(0, 2),
      formatDays(3, 10),
    ]).toEqual([
      "Usually the same day",
      "Usually 1 business day",
      "Usually 2 business days",
      "Usually 1 to 2 business days",
      "Usually 3 to 10 business days",
    ]);
  });

  it("are the integrator's own where provided", () => {
    const texts = createTexts(["de-AT", "en"], { continue: "Weiter" });
    expect(texts("continue")).toBe("Weiter");
    expect(texts("back")).toBe("Back");
    expect(texts.locale).toBe("de-AT");
    expect(createTexts(["de-AT"], {}).locale).toBe("en");
  });

  it("are chosen only by valid language tags", () => {
    expect(readTags(["es-MX", "", null, "not a tag", "x", "en"])).toEqual(["es-MX", "en"]);
  });
});
