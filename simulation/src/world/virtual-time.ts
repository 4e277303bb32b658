import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers";
import timersPromises from "node:timers/promises";
import { currentProcess, runAsProcess, type SimulatedProcess } from "./simulated-process.ts";

interface Timer {
  id: number;
  owner: SimulatedProcess;
  /** Simulated time in milliseconds. */
  dueAt: number;
  /** Null for a timer that fires once. */
  intervalMs: number | null;
  callback(): void;
}

/** Whole milliseconds, at least 1, like Node's timers. */
const toNodeDelay = (delayMs: number) => Math.max(1, Math.trunc(delayMs) || 1);

/** Clock and timers of all simulated processes. */
export class VirtualTime {
  now: number;
  private readonly start: number;
  private readonly timers = new Map<number, Timer>();
  private lastId = 0;

  constructor(start: number) {
    this.start = start;
    this.now = start;
  }

  get elapsedMs(): number {
    return this.now - this.start;
  }

  add(timer: Omit<Timer, "id" | "dueAt">, delayMs: number): number {
    this.lastId += 1;
    const id = this.lastId;
    this.timers.set(id, { ...timer, id, dueAt: this.now + toNodeDelay(delayMs) });
    return id;
  }

  remove(id: number): void {
    this.timers.delete(id);
  }

  refresh(id: number, delayMs: number): void {
    const timer = this.timers.get(id);
    if (timer) timer.dueAt = this.now + toNodeDelay(delayMs);
  }

  /** Timers of the same time keep their order. */
  findNext(): Timer | null {
    let next: Timer | null = null;
    for (const timer of this.timers.values()) {
      if (!next || timer.dueAt < next.dueAt || (timer.dueAt === next.dueAt && timer.id < next.id))
        next = timer;
    }
    return next;
  }

  /** Advances the clock to the timer. */
  fire(timer: Timer): void {
    this.now = Math.max(this.now, timer.dueAt);
    if (timer.intervalMs === null) this.timers.delete(timer.id);
    else timer.dueAt = this.now + timer.intervalMs;
    runAsProcess(timer.owner, timer.callback);
  }

  removeAll(owner: SimulatedProcess): void {
    for (const timer of this.timers.values()) if (timer.owner === owner) this.timers.delete(timer.id);
  }
}

/** Result of `setTimeout`, with the methods that services and libraries call. */
class SimulatedTimeout {
  private readonly time: VirtualTime;
  private readonly id: number;
  private readonly delayMs: number;

  constructor(time: VirtualTime, id: number, delayMs: number) {
    this.time = time;
    this.id = id;
    this.delayMs = delayMs;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return true;
  }

  refresh(): this {
    this.time.refresh(this.id, this.delayMs);
    return this;
  }

  close(): this {
    this.time.remove(this.id);
    return this;
  }

  [Symbol.toPrimitive](): number {
    return this.id;
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

/** undici shares this timer among connections. It stays on real time, which does not affect a run. */
const isUndiciTimer = (callback: (...args: unknown[]) => void) => callback.name === "onTick";

/** Replaces Node's clocks and timers in simulated processes. */
export function installVirtualTime(readTime: () => VirtualTime): void {
  const RealDate = Date;
  const realPerformanceNow = performance.now.bind(performance);
  const { setTimeout: realSetTimeout, setInterval: realSetInterval, clearTimeout: realClear } = globalThis;

  const schedule =
    (isRepeated: boolean) =>
    (callback: (...args: unknown[]) => void, delayMs = 1, ...args: unknown[]) => {
      const owner = currentProcess();
      if (!owner || isUndiciTimer(callback))
        return (isRepeated ? realSetInterval : realSetTimeout)(callback, delayMs, ...args);
      const time = readTime();
      const intervalMs = isRepeated ? Math.max(1, Math.trunc(delayMs)) : null;
      const id = time.add({ owner, intervalMs, callback: () => callback(...args) }, delayMs);
      return new SimulatedTimeout(time, id, delayMs);
    };
  const clear = (timer: unknown) => {
    if (timer instanceof SimulatedTimeout) timer.close();
    else realClear(timer as NodeJS.Timeout);
  };
  const simulatedTimers = {
    setTimeout: schedule(false),
    setInterval: schedule(true),
    clearTimeout: clear,
    clearInterval: clear,
  };
  const realPause = timersPromises.setTimeout;
  const pause = <T>(delayMs?: number, value?: T, options?: { signal?: AbortSignal }) => {
    if (!currentProcess()) return realPause(delayMs, value, options);
    return new Promise<T | undefined>((resolve, reject) => {
      const abort = () =>
        reject(Object.assign(new Error("The operation was aborted"), { name: "AbortError" }));
      if (options?.signal?.aborted) return abort();
      options?.signal?.addEventListener("abort", abort, { once: true });
      simulatedTimers.setTimeout(() => resolve(value), delayMs);
    });
  };
  class SimulatedDate extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      if (args.length === 0) super(SimulatedDate.now());
      else super(...(args as [number]));
    }

    static override now(): number {
      return currentProcess() ? readTime().now : RealDate.now();
    }

    static override [Symbol.hasInstance](value: unknown): boolean {
      return RealDate[Symbol.hasInstance](value);
    }
  }
  Object.assign(globalThis, simulatedTimers, { Date: SimulatedDate });
  Object.assign(timers, simulatedTimers);
  Object.assign(timersPromises, { setTimeout: pause });
  performance.now = () => (currentProcess() ? readTime().elapsedMs : realPerformanceNow());
  syncBuiltinESMExports();
}
