import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = readTickRate();

function readTickRate(): number {
  try {
    return Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  } catch {
    return 100;
  }
}

/** Returns the processor time of a process; NaN if unknown. */
export function readProcessorSeconds(pid: number): number {
  try {
    // schedstat is more precise, but omits finished threads.
    return Math.max(readStatSeconds(pid, OWN_TIME_FIELD), readThreadSeconds(pid));
  } catch {
    return Number.NaN;
  }
}

/** Returns the processor time of the process's ended children. */
export function readReapedSeconds(pid: number): number {
  return readStatSeconds(pid, REAPED_TIME_FIELD);
}

/** Position of a process's user time in `/proc/<pid>/stat`, counted after the name. The system time follows (proc(5)). */
const OWN_TIME_FIELD = 11;
/** The same for its ended children. */
const REAPED_TIME_FIELD = 13;

/** Returns the sum of user and system time. */
function readStatSeconds(pid: number, field: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name is in parentheses and can contain anything.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[field]) + Number(fields[field + 1])) / ticksPerSecond;
}

/** Includes all threads, if the kernel provides schedstat. */
function readThreadSeconds(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map((task) => {
    const file = `${tasks}/${task}/schedstat`;
    return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[0]) : 0;
  });
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e9;
}

/** Returns MB; NaN if unknown. */
export function readPeakMemory(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
