/** Lets `size` callers wait for each other. The last one calls `onComplete` before all continue. */
export function createBarrier(size: number) {
  let waiting: (() => void)[] = [];
  return {
    arrive: (onComplete: () => void) =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length < size) return;
        onComplete();
        for (const resolveWaiting of waiting) resolveWaiting();
        waiting = [];
      }),
  };
}
