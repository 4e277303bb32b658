import { browserClock } from "../clock.ts";

/** Calls `onTick` every second, down to zero. Returns a function that stops the countdown. */
export function countDown(seconds: number, onTick: (secondsLeft: number) => void): () => void {
  const end = browserClock() + seconds * 1000;
  const timer = setInterval(tick, 1000);
  onTick(seconds);

  function tick(): void {
    // Background tabs throttle timers, so this reads the clock.
    const secondsLeft = Math.max(0, Math.ceil((end - browserClock()) / 1000));
    if (secondsLeft === 0) clearInterval(timer);
    onTick(secondsLeft);
  }
  return () => clearInterval(timer);
}

export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
