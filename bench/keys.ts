import { generateApiKey, hashApiKey, parseApiKey, parsePeppers } from "@svc/keys";

type Measurement = { name: string; value: number; unit: string };

const ROUNDS = 9;
const WARM_UP_ROUNDS = 2;
/** Different inputs, so that the engine cannot reuse results. */
const INPUTS = 1024;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Measures median nanoseconds per call. The result of `run` prevents dead code elimination. */
function measure(name: string, calls: number, run: (call: number) => number): Measurement {
  const rounds: number[] = [];
  let sink = 0;
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const start = process.hrtime.bigint();
    for (let call = 0; call < calls; call += 1) sink += run(call);
    const nanoseconds = Number(process.hrtime.bigint() - start) / calls;
    if (round >= 0) rounds.push(nanoseconds);
  }
  if (Number.isNaN(sink)) throw new Error(`${name} returned no number.`);
  return { name, value: Math.round(median(rounds)), unit: "ns" };
}

function pick<T>(inputs: readonly T[], call: number): T {
  return inputs[call % INPUTS] as T;
}

/** @returns nanoseconds per call, medians of several rounds */
export async function benchKeys(): Promise<Measurement[]> {
  const [pepper] = parsePeppers(`bench:${Buffer.alloc(32, 7).toString("base64")}`);
  const make = () => generateApiKey({ environment: "test", type: "ak" });
  const valid = Array.from({ length: INPUTS }, make);
  const mistyped = valid.map((key) => `${key.slice(0, 30)}${key[30] === "0" ? "1" : "0"}${key.slice(31)}`);
  const garbage = valid.map((key, index) => {
    const kinds = [key.slice(12), `Bearer ${key}`, key.slice(0, 40), `svc_${key}`, key.repeat(9), ""];
    return kinds[index % kinds.length];
  });
  const parse = (inputs: readonly unknown[]) => (call: number) =>
    parseApiKey(pick(inputs, call)).ok ? 1 : 0;

  return [
    measure("parse, valid key", 200_000, parse(valid)),
    measure("parse, wrong checksum", 200_000, parse(mistyped)),
    measure("parse, garbage", 200_000, parse(garbage)),
    measure("hash (HMAC-SHA-256)", 50_000, (call) => hashApiKey(pick(valid, call), pepper).length),
    measure("generate", 20_000, () => make().length),
  ];
}

if (import.meta.main) {
  for (const { name, value, unit } of await benchKeys()) {
    console.log(`${name.padEnd(24)}${String(value).padStart(8)} ${unit}`);
  }
}
