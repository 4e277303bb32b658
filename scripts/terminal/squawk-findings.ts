import { toFindings } from "./findings.ts";

interface Violation {
  file: string;
  /** Starts at 0. */
  line: number;
  message: string;
  help: string | null;
  rule_name: string;
}

/** Reads the JSON report of squawk, the linter of migrations. */
export function readSquawkFindings(output: string): string[] {
  const violations = parseReport(output);
  // Errors of squawk itself are not JSON.
  if (violations === null) return toFindings(output);
  return violations.map(({ file, line, message, help, rule_name: rule }) => {
    const text = [message, help ?? ""].join(" ").replaceAll(/\s+/g, " ").trim();
    return `${file}:${line + 1}: ${text} See https://squawkhq.com/docs/${rule}. (${rule})`;
  });
}

function parseReport(output: string): Violation[] | null {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
