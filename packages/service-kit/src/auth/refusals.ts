import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Problem } from "../errors/problem.ts";
import { ALONE, type Counts, WINDOW_MS } from "../limits/counts.ts";
import { Minute } from "../limits/minute.ts";

/** A few megabytes. Whoever has more networks than this is held up by the queue of look-ups instead. */
const MAX_CLIENTS = 50_000;
/** Beyond them this process counts for itself until the minute is over: whoever has many networks fills no Redis. */
const MAX_SHARED_CLIENTS = 10_000;

/**
 * Counts what each client was refused of credentials that nobody has: invented keys, forged tokens. A minute begins with
 * a client's first refusal. Counted over all processes that share the counts.
 */
export class Refusals {
  private readonly counts: Counts;
  private readonly limitPerMinute: number;
  private readonly now: () => number;
  private readonly minutes = new LRUCache<string, Minute>({ max: MAX_CLIENTS });
  private shared = 0;
  private sharedUntil = 0;
  /** How many were counted. */
  counted = 0;
  /** How many more came from those who had used up theirs. */
  turnedAway = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(counts: Counts, limitPerMinute: number, now: () => number = () => performance.now()) {
    this.counts = counts;
    this.limitPerMinute = limitPerMinute;
    this.now = now;
  }

  /**
   * Asked before a credential is looked up for a client. It waits for nothing: what other processes have refused, this one hears
   * with the first refusal of its own.
   *
   * @param client as `toClientNetwork` names it
   * @throws Problem `rate_limited` for a client that was refused as often as it may be in this minute
   */
  requireRoom(client: string): void {
    const minute = this.currentMinute(client);
    if (minute && !minute.hasRoom) throw this.tooMany(minute);
  }

  /**
   * Counts a refusal. What is to be waited for is a promise.
   *
   * @throws Problem `rate_limited` in place of what the client would have been told, where there were too many before
   */
  count(client: string): void | Promise<void> {
    const minute = this.currentMinute(client) ?? this.startMinute(client);
    const refuse = (isGranted: boolean) => {
      if (!isGranted) throw this.tooMany(minute);
      this.counted += 1;
    };
    const granted = minute.take(1);
    return granted instanceof Promise ? granted.then(refuse) : refuse(granted);
  }

  private currentMinute(client: string): Minute | undefined {
    const minute = this.minutes.get(client);
    return minute && minute.endsAt > this.now() ? minute : undefined;
  }

  private startMinute(client: string): Minute {
    const time = this.now();
    if (time >= this.sharedUntil) {
      this.shared = 0;
      this.sharedUntil = time + WINDOW_MS;
    }
    this.shared += 1;
    const counts = this.shared > MAX_SHARED_CLIENTS ? ALONE : this.counts;
    // Whoever reads Redis need not see addresses.
    const id = hash("sha256", client, "base64url").slice(0, 16);
    const minute = new Minute(counts, id, this.limitPerMinute, this.now);
    this.minutes.set(client, minute);
    return minute;
  }

  private tooMany({ endsAt }: Minute): Problem {
    this.turnedAway += 1;
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
