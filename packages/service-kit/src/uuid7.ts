import { randomFillSync } from "node:crypto";
import { systemClock } from "./clock.ts";

const BASE32 = "0123456789abcdefghjkmnpqrstvwxyz";
/** The two characters of each 10-bit number. */
const PAIRS = Array.from({ length: 1024 }, (_, bits) => `${BASE32[bits >> 5]}${BASE32[bits & 31]}`);

const POOL_BYTES = 4_096;
const RANDOM_BYTES_PER_ID = 13;
/** The counter's lower part has 19 bits, its upper part 12 bits. */
const COUNTER_LOW_LIMIT = 2 ** 19;
const COUNTER_HIGH_LIMIT = 2 ** 12;

/** Random bytes, read in bulk: one read per ID would take ten times as long as the rest of `newUuid7`. */
const pool = new Uint8Array(POOL_BYTES);
let usedBytes = POOL_BYTES;
/** Time of the last ID, in milliseconds since 1970. */
let counterMs = 0;
let counterHigh = 0;
let counterLow = 0;

/**
 * Returns a UUIDv7 as 26 characters of Crockford's base32. A process's IDs always increase, even if the clock goes back: a 31-bit
 * counter with a random start orders the IDs of a millisecond (RFC 9562 section 6.2, method 1). Another 43 bits are random.
 */
export function newUuid7(now = systemClock.now().getTime()): string {
  if (usedBytes + RANDOM_BYTES_PER_ID > POOL_BYTES) {
    randomFillSync(pool);
    usedBytes = 0;
  }
  const start = usedBytes;
  usedBytes += RANDOM_BYTES_PER_ID;
  const random = (index: number) => pool[start + index] as number;
  advanceCounter(now, random);
  const pair = (bits: number) => PAIRS[bits & 1023] as string;
  const upper = Math.floor(counterMs / 0x100000);
  const lower = counterMs % 0x100000;
  const lowerBits = (counterLow << 3) | (random(0) & 7);
  return (
    pair(upper >> 20) +
    pair(upper >> 10) +
    pair(upper) +
    pair(lower >> 10) +
    pair(lower) +
    // Version 7 and the counter's upper 12 bits; the variant and the counter's lower 19 bits; then random bits.
    pair(0x1c0 | (counterHigh >> 6)) +
    pair(((counterHigh & 63) << 4) | 8 | (lowerBits >> 20)) +
    pair(lowerBits >> 10) +
    pair(lowerBits) +
    pair((random(1) << 2) | (random(2) & 3)) +
    pair((random(3) << 2) | (random(4) & 3)) +
    pair((random(5) << 2) | (random(6) & 3)) +
    pair((random(7) << 2) | (random(8) & 3))
  );
}

function advanceCounter(now: number, random: (index: number) => number): void {
  if (now > counterMs) {
    counterMs = now;
    counterHigh = (random(9) << 3) | (random(10) >> 5);
    counterLow = ((random(10) & 31) << 14) | (random(11) << 6) | (random(12) >> 2);
    return;
  }
  counterLow += 1;
  if (counterLow < COUNTER_LOW_LIMIT) return;
  counterLow = 0;
  counterHigh += 1;
  if (counterHigh < COUNTER_HIGH_LIMIT) return;
  counterHigh = 0;
  counterMs += 1;
}
