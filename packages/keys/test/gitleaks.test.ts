import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { RE2JS } from "re2js";
import { parse } from "smol-toml";
import { generateApiKey, KEY_PATTERN } from "../src/index.ts";
import { anyKey } from "./key-builders.ts";

interface Rule {
  id: string;
  regex: string;
  keywords: string[];
  entropy: number;
  allowlists: { regexTarget: string; regexes: string[] }[];
}

const file = readFileSync(new URL("../gitleaks.toml", import.meta.url), "utf8");
const { rules } = parse(file) as unknown as { rules: [Rule] };
const [rule] = rules;
// gitleaks uses Go's regular expression syntax.
const pattern = RE2JS.compile(rule.regex);
const placeholders = rule.allowlists.flatMap(({ regexes }) => regexes.map((regex) => RE2JS.compile(regex)));

function findMatches(text: string): string[] {
  const matcher = pattern.matcher(text);
  const all: string[] = [];
  while (matcher.find()) all.push(matcher.group() ?? "");
  return all;
}

/** Computes the entropy in bits per character, like gitleaks. */
function computeEntropy(text: string): number {
  const counts = Map.groupBy(text, (character) => character);
  return [...counts.values()].reduce((bits, { length }) => {
    const share = length / text.length;
    return bits - share * Math.log2(share);
  }, 0);
}

const isReported = (text: string) =>
  rule.keywords.some((keyword) => text.toLowerCase().includes(keyword)) &&
  findMatches(text).some(
    (secret) =>
      computeEntropy(secret) > rule.entropy &&
      !placeholders.some((placeholder) => placeholder.matcher(secret).find()),
  );

describe("Rule for gitleaks", () => {
  it("is a single rule without capture groups, with the published pattern", () => {
    expect(rules).toHaveLength(1);
    expect(pattern.groupCount()).toBe(0);
    expect(rule.regex.replaceAll("(?:", "(")).toBe(KEY_PATTERN.source);
    expect(rule.keywords.every((keyword) => keyword === keyword.toLowerCase())).toBe(true);
  });

  it("reports every secret key, in any surrounding text, and no public one", () => {
    const around = fc.tuple(fc.string(), anyKey(["sk", "ak"]), fc.string());
    fc.assert(
      fc.property(around, ([before, key, after]) => {
        const text = `${before}${key}${after}`;
        expect(findMatches(text)).toEqual(
          [...text.matchAll(new RegExp(KEY_PATTERN, "g"))].map(([match]) => match),
        );
      }),
    );
    for (let count = 0; count < 500; count += 1) {
      for (const type of ["sk", "ak"] as const)
        expect(isReported(`key = "${generateApiKey({ environment: "live", type })}"`)).toBe(true);
      expect(isReported(generateApiKey({ environment: "live", type: "pk" }))).toBe(false);
    }
  });

  it.each([
    `svc_live_ak_${"x".repeat(49)}`,
    `svc_test_sk_${"0".repeat(49)}`,
    `svc_test_ak_${"ab".repeat(24)}c`,
    "svc_test_ak_<KEY_BODY>",
    "svc_live_ak_a1B2…x9Yz",
    "",
  ])("reports no placeholder: %s", (text) => expect(isReported(text)).toBe(false));
});
