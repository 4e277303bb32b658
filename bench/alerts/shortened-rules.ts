import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const RULES = join(import.meta.dirname, "../../deploy/observability/rules");

/** Ranges and offsets of the rules, and their replacements. Thresholds are unchanged. */
const SHORTENED: Record<string, string> = {
  "5m": "20s",
  "10m": "20s",
  "30m": "60s",
  "1h": "40s",
  "6h": "60s",
};
/** Replaces the `for` of each rule. */
const SHORTENED_FOR = "2s";

interface Rule {
  alert?: string;
  expr: string;
  for?: string;
}

/** @returns the names of the alerts */
export function writeShortenedRules(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const names = [];
  for (const file of readdirSync(RULES).filter((name) => name.endsWith(".rules.yml"))) {
    const { groups } = parse(readFileSync(join(RULES, file), "utf8")) as { groups: { rules: Rule[] }[] };
    for (const rule of groups.flatMap(({ rules }) => rules)) {
      if (rule.for) rule.for = SHORTENED_FOR;
      rule.expr = rule.expr.replace(/(\[|offset )(\d+[mh])\b/g, (_all, before: string, time: string) => {
        const replacement = SHORTENED[time];
        if (replacement === undefined)
          throw new Error(`${file} uses ${time}, which has no shortened duration`);
        return before + replacement;
      });
      if (rule.alert) names.push(rule.alert);
    }
    // JSON is valid YAML.
    writeFileSync(join(folder, file), JSON.stringify({ groups }));
  }
  return names;
}
