import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findRedisServer } from "@svc/local-servers";
import { openEnvironment } from "./environment.ts";
import { PLANTS, type PlantName } from "./plants.ts";
import { runSeed } from "./run-seed.ts";
import { installWorld } from "./world/install.ts";

const USAGE = `npm run simulate -- [--seeds N] [--seed S] [--jobs J] [--steps M] [--seconds T] [--plant NAME]

  --seeds N     run N seeds, from S on (default 20)
  --seed S      the first seed (default 1); without --seeds, the only one
  --jobs J      run J processes at the same time, each with every Jth seed (default 1)
  --every J     run every Jth of the N seeds
  --steps M     scheduling decisions with faults in each run (default 1500)
  --seconds T   start no seed after T seconds
  --plant NAME  plant a bug: ${Object.keys(PLANTS).join(", ")}
  --servers P,R use these URLs of PostgreSQL and Redis, and replace their contents
  --log FILE    write the decisions of the last run, for a comparison of two replays
  --trace N     print the last N decisions of a failed run (default 40)
`;
const { values } = parseArgs({
  options: {
    seeds: { type: "string" },
    seed: { type: "string" },
    jobs: { type: "string", default: "1" },
    every: { type: "string", default: "1" },
    steps: { type: "string", default: "1500" },
    seconds: { type: "string" },
    plant: { type: "string" },
    servers: { type: "string" },
    log: { type: "string" },
    trace: { type: "string", default: "40" },
    help: { type: "boolean" },
  },
});

function fail(message: string): never {
  process.stderr.write(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function toNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) fail(`--${name} must be a whole number from 1 to 999999`);
  return Number(text);
}

/** Divides the seeds among processes. The first failure stops the others. @returns the exit code */
async function runJobs(): Promise<number> {
  const children = Array.from({ length: Math.min(jobs, seedCount) }, (_, index) => {
    const seed = String(firstSeed + index);
    const overrides = { seed, seeds: String(seedCount - index), every: values.jobs, jobs: "1" };
    const args = Object.entries({ ...values, ...overrides }).map(([name, value]) => `--${name}=${value}`);
    return fork(import.meta.filename, args);
  });
  const codes = children.map(async (child) => {
    const [code] = (await once(child, "exit")) as [number | null];
    if (code !== 0) for (const other of children) other.kill();
    return code;
  });
  return (await Promise.all(codes)).every((code) => code === 0) ? 0 : 1;
}

if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const firstSeed = toNumber("seed", values.seed ?? "1");
const seedCount = toNumber("seeds", values.seeds ?? (values.seed === undefined ? "20" : "1"));
const jobs = toNumber("jobs", values.jobs);
const every = toNumber("every", values.every);
const steps = toNumber("steps", values.steps);
const traceLength = toNumber("trace", values.trace);
const seconds = values.seconds === undefined ? Number.POSITIVE_INFINITY : toNumber("seconds", values.seconds);
if (values.plant !== undefined && !Object.hasOwn(PLANTS, values.plant))
  fail(`unknown planted bug: ${values.plant}`);
const plant = values.plant === undefined ? null : PLANTS[values.plant as PlantName];

const [postgres, redis, ...others] = values.servers?.split(",") ?? [];
if (values.servers !== undefined && (!postgres || !redis || others.length > 0))
  fail("--servers must have the URLs of PostgreSQL and Redis");

if (!findRedisServer()) {
  process.stderr.write("The simulation needs redis-server or valkey-server on the PATH.\n");
  process.exit(2);
}
if (jobs > 1) {
  if (values.servers !== undefined || values.log !== undefined || every > 1)
    fail("--jobs excludes --servers, --log and --every");
  process.exit(await runJobs());
}
const environment = await openEnvironment(postgres && redis ? { postgres, redis } : null);
installWorld();
const startedAt = performance.now();
const getElapsedSeconds = () => (performance.now() - startedAt) / 1000;
let runs = 0;
let decisions = 0;
let exitCode = 0;
for (let seed = firstSeed; seed < firstSeed + seedCount && getElapsedSeconds() < seconds; seed += every) {
  const result = await runSeed(environment, { seed, steps, plant });
  if (values.log !== undefined) writeFileSync(values.log, `${result.trace.join("\n")}\n`);
  runs += 1;
  decisions += result.decisions;
  process.stdout.write(
    `seed ${seed}: ${result.decisions} decisions, ${result.writes} writes, ${result.events} events, ${result.approvals} approvals, hash ${result.digest}\n`,
  );
  if (result.violations.length === 0) continue;
  process.stdout.write(
    `\nThe last ${traceLength} decisions:\n${result.trace.slice(-traceLength).join("\n")}\n\nViolated with seed ${seed}:\n${result.violations.join("\n")}\n`,
  );
  exitCode = 1;
  break;
}
const plannedRuns = Math.ceil(seedCount / every);
if (exitCode === 0 && runs < plannedRuns)
  process.stdout.write(`stopped after ${runs} of ${plannedRuns} seeds, because of --seconds\n`);
const cpu = process.cpuUsage();
const cpuSeconds = ((cpu.user + cpu.system) / 1_000_000).toFixed(1);
process.stdout.write(
  `${runs} seeds, ${decisions} decisions in ${getElapsedSeconds().toFixed(1)} s (${cpuSeconds} s of this process)\n`,
);
await environment.close();
process.exit(exitCode);
