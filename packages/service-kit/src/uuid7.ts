import { randomFillSync } from "node:crypto";
import { systemClock } from "./clock.ts";

const BASE32 = "0123456789abcdefghjkmnpqrstvwxyz";
const PAIRS = Array.from({ length: 1024 }, (_, bits) => `${BASE32[bits >> 5]}${BASE32[bits & 31]}`);

const POOL_BYTES = 4_096;
const RANDOM_BYTES = 13;
const COUNTER_LOW = 0x80000;
const COUNTER_HIGH = 0x1000;

/** Random bytes are read in bulk, because one read per ID would cost ten times as much as everything else. */
const pool = new Uint8Array(POOL_BYTES);
let usedBytes = POOL_BYTES;
let milliseconds = 0;
let high = 0;
let low = 0;

/**
 * Returns a UUIDv7 as 26 characters of Crockford's base32. A process's IDs always increase, even if the clock goes back: a 31-bit
 * counter starts at a random value (RFC 9562 section 6.2, method 1). Another 43 bits are random.
 */
export function newUuid7(now = systemClock.now().getTime()): string {
  if (usedBytes + RANDOM_BYTES > POOL_BYTES) {
    randomFillSync(pool);
    usedBytes = 0;
  }
  const start = usedBytes;
  usedBytes += RANDOM_BYTES;
  const random = (index: number) => pool[start + index] as number;
  tick(now, random);
  const pair = (bits: number) => PAIRS[bits & 1023] as string;
  const upper = Math.floor(milliseconds / 0x100000);
  const lower = milliseconds % 0x100000;
  const lowerBits = (low << 3) | (random(0) & 7);
  return (
    pair(upper >> 20) +
    pair(upper >> 10) +
    pair(upper) +
    pair(lower >> 10) +
    pair(lower) +
    // Version 7 and the counter's upper 12 bits; the variant and its lower 19 bits; then random bits.
    pair(0x1c0 | (high >> 6)) +
    pair(((high & 63) << 4) | 8 | (lowerBits >> 20)) +
    pair(lowerBits >> 10) +
    pair(lowerBits) +
    pair((random(1) << 2) | (random(2) & 3)) +
    pair((random(3) << 2) | (random(4) & 3)) +
    pair((random(5) << 2) | (random(6) & 3)) +
    pair((random(7) << 2) | (random(8) & 3))
  );
}

function tick(now: number, random: (index: number) => number): void {
  if (now > milliseconds) {
    milliseconds = now;
    high = (random(9) << 3) | (random(10) >> 5);
    low = ((random(10) & 31) << 14) | (random(11) << 6) | (random(12) >> 2);
    return;
  }
  low += 1;
  if (low < COUNTER_LOW) return;
  low = 0;
  high += 1;
  if (high < COUNTER_HIGH) return;
  high = 0;
  milliseconds += 1;
}
