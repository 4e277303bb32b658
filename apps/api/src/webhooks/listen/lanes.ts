interface Lanes {
  add(lane: string, work: () => Promise<void>): void;
  waitUntilIdle(): Promise<void>;
}

/** Runs each lane's work in order. */
export function openLanes(maxRunning: number): Lanes {
  const lastRuns = new Map<string, Promise<void>>();
  const queue: (() => void)[] = [];
  let running = 0;

  async function runInSlot(work: () => Promise<void>): Promise<void> {
    if (running >= maxRunning) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    add(lane, work) {
      const run = (lastRuns.get(lane) ?? Promise.resolve())
        .then(() => runInSlot(work))
        .finally(() => {
          if (lastRuns.get(lane) === run) lastRuns.delete(lane);
        });
      lastRuns.set(lane, run);
    },
    async waitUntilIdle() {
      while (lastRuns.size > 0) await Promise.all(lastRuns.values());
    },
  };
}
