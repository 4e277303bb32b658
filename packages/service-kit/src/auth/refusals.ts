import { LRUCache } from "lru-cache";
import { Problem } from "../errors/problem.ts";

const WINDOW_MS = 60_000;
/** A few megabytes. Whoever has more networks than this is held up by the queue of look-ups instead. */
const MAX_CLIENTS = 50_000;

interface Window {
  refused: number;
  endsAt: number;
}

/**
 * Counts what each client was refused of credentials that nobody has: invented keys, forged tokens. A minute begins with
 * a client's first refusal. Counted by this process alone, as rate limits are.
 */
export class Refusals {
  private readonly limitPerMinute: number;
  private readonly now: () => number;
  private readonly windows = new LRUCache<string, Window>({ max: MAX_CLIENTS });

  /** @param now milliseconds of a clock that never goes back */
  constructor(limitPerMinute: number, now: () => number = () => performance.now()) {
    this.limitPerMinute = limitPerMinute;
    this.now = now;
  }

  /**
   * Asked before a credential is looked up for a client.
   *
   * @param client as `toClientNetwork` names it
   * @throws Problem `rate_limited` for a client that was refused as often as it may be in this minute
   */
  requireRoom(client: string): void {
    const window = this.currentWindow(client);
    if (window && window.refused >= this.limitPerMinute) throw this.tooMany(window);
  }

  /**
   * Counts a refusal.
   *
   * @throws Problem `rate_limited` in place of what the client would have been told, where there were too many before
   */
  count(client: string): void {
    this.requireRoom(client);
    const window = this.currentWindow(client) ?? { refused: 0, endsAt: this.now() + WINDOW_MS };
    window.refused += 1;
    this.windows.set(client, window);
  }

  private currentWindow(client: string): Window | undefined {
    const window = this.windows.get(client);
    return window && window.endsAt > this.now() ? window : undefined;
  }

  private tooMany({ endsAt }: Window): Problem {
    const seconds = String(Math.max(1, Math.ceil((endsAt - this.now()) / 1000)));
    return new Problem(
      "rate_limited",
      "Too many credentials of this address were refused; ones that are not known here are not looked at until then.",
      {
        headers: {
          "Retry-After": seconds,
          "RateLimit-Policy": `"refusals-per-minute"; q=${this.limitPerMinute}; w=${WINDOW_MS / 1000}`,
          RateLimit: `"refusals-per-minute"; r=0; t=${seconds}`,
        },
      },
    );
  }
}
