import { ensureInstalled } from "./install.mjs";

// npm run models: checks that the current rules in `models` keep their invariants, and that each former rule and each known limit
// breaks an invariant in the expected number of steps.

await ensureInstalled("tools/nightly");
const { CURRENT_RULES, VIOLATED_RULES } = await import("../tools/nightly/model-checker/model-runs.ts");
const { exploreCurrent, exploreViolated } = await import("../tools/nightly/model-checker/run-models.ts");
const { formatStep } = await import("../tools/nightly/model-checker/explore.ts");

let failures = 0;

function report(
  module: string,
  exploration: Awaited<ReturnType<typeof exploreCurrent>>,
  start: number,
): void {
  const { states, transitions, depth, isComplete, violation } = exploration;
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const outcome = violation
    ? `violates ${violation.invariant}`
    : isComplete
      ? "holds"
      : "holds as far as explored";
  console.log(
    `${module} ${outcome}: ${states} states, ${transitions} transitions, depth ${depth}, ${seconds} s`,
  );
  for (const step of violation?.steps ?? []) console.log(`  ${formatStep(step)}`);
}

function fail(message: string): void {
  failures += 1;
  console.log(`  FAILED: ${message}`);
}

for (const rules of CURRENT_RULES) {
  const start = performance.now();
  const exploration = await exploreCurrent(rules);
  report(rules.module, exploration, start);
  if (exploration.violation) fail(`${exploration.violation.invariant} must hold`);
  else if (!exploration.reached.includes(rules.goal)) fail(`no state satisfies ${rules.goal}`);
}
for (const rules of VIOLATED_RULES) {
  const start = performance.now();
  const exploration = await exploreViolated(rules);
  report(rules.module, exploration, start);
  const { invariant, steps } = rules.violation;
  if (exploration.violation?.steps.length !== steps.length)
    fail(`${invariant} must be violated in ${steps.length} steps`);
}
process.exit(failures === 0 ? 0 : 1);
