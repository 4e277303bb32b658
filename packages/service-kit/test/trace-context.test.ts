import { describe, expect, it } from "@jest/globals";
import { FairQueue } from "../src/auth/index.ts";
import { getCurrentTrace, readTraceContext, withTrace } from "../src/tracing/index.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";
const TRACEPARENT = `00-${TRACE}-${SPAN}-01`;

describe("The trace context of a request", () => {
  const read = (traceparent?: string, tracestate?: string) =>
    readTraceContext({ ...(traceparent && { traceparent }), ...(tracestate && { tracestate }) });

  it.each([
    ["the standard's example", TRACEPARENT, TRACEPARENT],
    ["a header without sampling", `00-${TRACE}-${SPAN}-00`, `00-${TRACE}-${SPAN}-00`],
    ["a header with a flag of Trace Context Level 2", `00-${TRACE}-${SPAN}-03`, `00-${TRACE}-${SPAN}-03`],
    ["a header of a later version", `cc-${TRACE}-${SPAN}-01`, TRACEPARENT],
    ["a header of a later version with more fields", `cc-${TRACE}-${SPAN}-01-another-field`, TRACEPARENT],
    ["a header with surrounding spaces", ` ${TRACEPARENT}\t`, TRACEPARENT],
  ])("is read from %s", (_case, sent, expected) => {
    expect(read(sent)).toEqual({ traceparent: expected, tracestate: null });
  });

  it.each([
    ["nothing", ""],
    ["words", "hello"],
    ["a list, as from two headers", `${TRACEPARENT}, ${TRACEPARENT}`],
    ["the invalid version ff", `ff-${TRACE}-${SPAN}-01`],
    ["more fields than its version has", `${TRACEPARENT}-00`],
    ["a later version without a dash", `cc-${TRACE}-${SPAN}-01.other`],
    ["no trace", `00-${"0".repeat(32)}-${SPAN}-01`],
    ["no span", `00-${TRACE}-${"0".repeat(16)}-01`],
    ["uppercase", TRACEPARENT.toUpperCase()],
    ["too few digits", TRACEPARENT.slice(0, -1)],
    ["other characters", `00-${TRACE}-${SPAN}-0'`],
    ["a line break", `${TRACEPARENT}\n00`],
    ["a very long value", `${TRACEPARENT}-${"a".repeat(100_000)}`],
  ])("is null for %s", (_case, sent) => expect(read(sent, "a=1")).toBeNull());

  const buildEntries = (count: number) =>
    Array.from({ length: count }, (_, index) => `k${index}=v`).join(",");

  it.each([
    ["one entry", "vendor=t61rcWkgMzE", "vendor=t61rcWkgMzE"],
    ["tenant entries with spaces and gaps", "a@b=1 ,, c/d-e*f=x y\t", "a@b=1,c/d-e*f=x y"],
    ["thirty-two entries", buildEntries(32), buildEntries(32)],
  ])("keeps a tracestate of %s", (_case, sent, expected) => {
    expect(read(TRACEPARENT, sent)).toEqual({ traceparent: TRACEPARENT, tracestate: expected });
  });

  it.each([
    ["too many entries", buildEntries(33)],
    ["too many characters", `a=${"v".repeat(511)}`],
    ["an entry without a value", "a=1,b"],
    ["an empty value", "a="],
    ["a value with =", "a=b=c"],
    ["an uppercase key", "Vendor=1"],
    ["a duplicate key", "a=1,a=2"],
    ["other characters", "a=\u00e9"],
    ["an escape", "a=\u001b[31m"],
    ["only commas", ", ,"],
  ])("drops a tracestate with %s and keeps the trace", (_case, sent) => {
    expect(read(TRACEPARENT, sent)).toEqual({ traceparent: TRACEPARENT, tracestate: null });
  });
});

describe("Current trace", () => {
  const one = { traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: null };
  const other = { traceparent: `00-${TRACE}-${SPAN}-00`, tracestate: null };

  it("stays with its own work, however long that takes, and does not leak into other work", async () => {
    const runLater = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return getCurrentTrace();
    };
    expect(await Promise.all([withTrace(one, runLater), runLater(), withTrace(other, runLater)])).toEqual([
      one,
      null,
      other,
    ]);
    expect(getCurrentTrace()).toBeNull();
  });

  it("stays with queued work, no matter which caller frees its slot", async () => {
    const queue = new FairQueue({ concurrency: 1, maxWaiting: 2, timeoutMs: 60_000 });
    const readTrace = async () => getCurrentTrace();
    const first = withTrace(one, () => queue.run("a", readTrace));
    const second = withTrace(other, () => queue.run("b", readTrace));
    const third = queue.run("c", readTrace);
    expect(await Promise.all([first, second, third])).toEqual([one, other, null]);
  });
});
