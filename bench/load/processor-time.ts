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

/** Returns the processor time of a process in seconds. NaN if unknown. */
export function readProcessorSeconds(pid: number): number {
  try {
    // schedstat is more precise, but omits finished threads.
    return Math.max(readTicks(pid), readThreads(pid));
  } catch {
    return Number.NaN;
  }
}

/** Returns the processor time of the process's ended children in seconds. */
export function readReapedSeconds(pid: number): number {
  return readTicks(pid, 13);
}

/** Reads two times and adds them. @param field after the name in `/proc/<pid>/stat`: 11 and 12 are utime and stime, 13 and 14 the times of finished children (proc(5)) */
function readTicks(pid: number, field = 11): number {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name is in parentheses and can contain anything.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[field]) + Number(fields[field + 1])) / ticksPerSecond;
}

/** Reads the processor time of all threads in seconds, if the kernel provides schedstat. */
function readThreads(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map((task) => {
    const file = `${tasks}/${task}/schedstat`;
    return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[0]) : 0;
  });
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e9;
}

/** Returns the peak memory in MB. NaN if unknown. */
export function readPeakMemory(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
