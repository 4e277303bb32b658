import type { Redis } from "ioredis";

const BEAT_MS = 1_000;
const MAX_SILENT_BEATS = 3;

/**
 * Asks a connection each second whether it lives, and ends one over which nothing has come for three: it is then made anew, where
 * there is somebody now. A machine that lost its power says no word, and the system would wait for it a quarter of an hour; a connection that
 * only listens would never notice.
 */
export function keepAlive(redis: Redis): void {
  let heard = -1;
  let silentBeats = 0;
  const beat = () => {
    if (redis.status !== "ready") {
      silentBeats = 0;
      return;
    }
    const { stream } = redis;
    silentBeats = stream.bytesRead === heard ? silentBeats + 1 : 0;
    heard = stream.bytesRead;
    if (silentBeats < MAX_SILENT_BEATS) redis.ping().catch(() => {});
    else stream.destroy(new Error(`Redis has said nothing for ${(MAX_SILENT_BEATS * BEAT_MS) / 1000} s`));
  };
  const timer = setInterval(beat, BEAT_MS).unref();
  redis.once("end", () => clearInterval(timer));
}
