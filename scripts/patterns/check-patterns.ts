import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { collectPatterns, type FoundPattern } from "./collect-patterns.ts";

/** Code that processes untrusted input. */
const SOURCES = ["packages/*/src/**/*.ts", "apps/*/src/**/*.ts", "examples/**/*.ts"];
const DEVELOPMENT_ONLY = /^packages\/(build|testing|local-servers)\//;
const EXCLUDED = /(^|\/)(node_modules|dist|generated)(\/|$)/;

/** Patterns that run in linear time. The cache never expires, because a result depends only on the pattern. */
const CACHE_FILE = "node_modules/.cache/svc/linear-patterns.json";
const CHECK_TIMEOUT_MS = 30_000;

const TOOL_FOLDER = fileURLToPath(new URL("../../tools/check", import.meta.url));
/** `npm run check` installs recheck, which analyzes regular expressions. */
export const hasRecheck = existsSync(join(TOOL_FOLDER, "node_modules/recheck"));

type Evaluate = (
  source: string,
  flags: string,
  options: { timeout: number },
) => {
  status: "safe" | "vulnerable" | "unknown";
  complexity?: { summary: string };
  attack?: { pattern: string };
};

/** Uses the JavaScript backend; recheck's other backends are native programs. */
async function loadEvaluate(): Promise<Evaluate> {
  Object.assign(process.env, { RECHECK_BACKEND: "pure" });
  return createRequire(join(TOOL_FOLDER, "package.json"))("recheck").checkSync;
}

/**
 * Finds regular expressions that do not run in linear time.
 *
 * @param root repository folder
 * @returns one line per issue, with an attack string
 */
export async function checkPatterns(root: string): Promise<{ issues: string[]; count: number }> {
  const issues: string[] = [];
  const patterns = new Map<string, FoundPattern[]>();
  for (const file of globSync(SOURCES, { cwd: root, exclude: (path) => EXCLUDED.test(path) })) {
    if (DEVELOPMENT_ONLY.test(file)) continue;
    const { found, dynamicPatterns } = collectPatterns(join(root, file), file);
    for (const pattern of found) {
      const name = `/${pattern.source}/${pattern.flags}`;
      patterns.set(name, [...(patterns.get(name) ?? []), pattern]);
    }
    for (const { location } of dynamicPatterns)
      issues.push(`${location}: a pattern is built at run time; build it from literals in this file`);
  }
  const cacheFile = join(root, CACHE_FILE);
  const knownLinear = new Set(readCache(cacheFile));
  const linear: string[] = [];
  let evaluate: Evaluate | undefined;
  for (const [name, occurrences] of patterns) {
    const [{ source, flags } = { source: "", flags: "" }] = occurrences;
    if (!knownLinear.has(name)) {
      evaluate ??= await loadEvaluate();
      const issue = evaluatePattern(evaluate, source, flags);
      if (issue !== null) {
        issues.push(`${occurrences.map(({ location }) => location).join(", ")}: ${name} ${issue}`);
        continue;
      }
    }
    linear.push(name);
  }
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(linear));
  return { issues, count: patterns.size };
}

/** @param evaluate recheck's `checkSync` */
function evaluatePattern(evaluate: Evaluate, source: string, flags: string): string | null {
  const result = evaluate(source, flags, { timeout: CHECK_TIMEOUT_MS });
  // On a busy machine, the analysis can time out and fall back to fuzzing, which can wrongly report a
  // linear pattern. Retries with more time.
  const { status, complexity, attack } =
    result.status === "safe" ? result : evaluate(source, flags, { timeout: 2 * CHECK_TIMEOUT_MS });
  if (status === "safe") return null;
  if (status === "unknown") return "could not be analyzed in time: simplify it or use string methods";
  return `takes ${complexity?.summary ?? "superlinear"} time on ${attack?.pattern ?? "some input"}: rewrite it or use string methods`;
}

function readCache(path: string): string[] {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as string[];
  } catch {
    return [];
  }
}
