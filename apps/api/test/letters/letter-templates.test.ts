import { deflateSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { findLogoIssue } from "../../src/rollovers/letters/templates/logo.ts";
import {
  fillPlaceholders,
  findPlaceholderIssue,
  PLACEHOLDERS,
  type PlaceholderValues,
} from "../../src/rollovers/letters/templates/placeholders.ts";
import { buildPng } from "./pngs.ts";

const VALUES = Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, name])) as PlaceholderValues;

describe("Placeholders of letters", () => {
  it("are filled in once", () => {
    const values = { ...VALUES, "participant.name": "{{amount}}", "source.plan": null };
    expect(fillPlaceholders("{{participant.name}}: {{source.plan}}, {{rollover.id}}", values)).toBe(
      "{{amount}}: ____________, rollover.id",
    );
  });

  it.each([
    ["{{participant.ssn}}", "has the unknown placeholder {{participant.ssn}}"],
    ["{{constructor}}", "has the unknown placeholder {{constructor}}"],
    ["{{ amount }}", "has the unknown placeholder {{ amount }}"],
    ["{{amount", "has braces that do not form a placeholder"],
    ["amount}}", "has braces that do not form a placeholder"],
    ["{{{{amount}}}}", "has braces that do not form a placeholder"],
  ])("are invalid in %s", (text, issue) => {
    expect(findPlaceholderIssue(text)).toBe(issue);
  });

  it("are valid for every documented name, also beside single braces", () => {
    for (const name of Object.keys(PLACEHOLDERS)) expect(findPlaceholderIssue(`{ {{${name}}} }`)).toBeNull();
  });
});

describe("A logo", () => {
  it.each([
    ["with transparency", buildPng(300, 90)],
    ["without transparency", buildPng(1200, 600, { colorType: 2 })],
  ])("is accepted %s", (_name, png) => {
    expect(findLogoIssue(png.toString("base64"))).toBeNull();
  });

  it.each([
    ["invalid base64", "not base64!", "must be base64"],
    ["another type", Buffer.from("%PDF-1.7").toString("base64"), "must be a PNG image"],
    ["a large image", buildPng(1201, 10).toString("base64"), "must be at most 1200 by 600 pixels"],
    ["a width of zero", buildPng(0, 10).toString("base64"), "must be at most 1200 by 600 pixels"],
    ["a cut image", buildPng(30, 9).subarray(0, -5).toString("base64"), "must be a complete PNG image"],
    [
      "extra data",
      Buffer.concat([buildPng(30, 9), Buffer.from("x")]).toString("base64"),
      "must be a complete PNG image",
    ],
    [
      "pixels that inflate to more than the image",
      buildPng(10, 10, { pixels: deflateSync(Buffer.alloc(1_000_000)) }).toString("base64"),
      "must be a complete PNG image",
    ],
    [
      "a large file",
      Buffer.concat([buildPng(9, 9), Buffer.alloc(64 * 1024)]).toString("base64"),
      "must be at most 64 kB",
    ],
  ])("is refused for %s", (_name, base64, issue) => {
    expect(findLogoIssue(base64)).toBe(issue);
  });
});
