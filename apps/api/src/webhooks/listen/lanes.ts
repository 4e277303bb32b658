/** Work in lanes: that of one lane one after the other, that of different ones side by side. */
export interface Lanes {
  add(lane: string, work: () => Promise<void>): void;
  /** Resolves when nothing is left. */
  idle(): Promise<void>;
}

/** Opens lanes. @param most how many go on at once */
export function openLanes(most: number): Lanes {
  const ends = new Map<string, Promise<void>>();
  const queue: (() => void)[] = [];
  let running = 0;

  async function take(work: () => Promise<void>): Promise<void> {
    if (running >= most) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      await work();
    } finally {
      // Its place is the next one's, or nobody's.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    add(lane, work) {
      const end = (ends.get(lane) ?? Promise.resolve())
        .then(() => take(work))
        .finally(() => {
          if (ends.get(lane) === end) ends.delete(lane);
        });
      ends.set(lane, end);
    },
    async idle() {
      while (ends.size > 0) await Promise.all(ends.values());
    },
  };
}
