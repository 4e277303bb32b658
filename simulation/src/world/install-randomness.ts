import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { currentProcess } from "./simulated-process.ts";

/** Replaces Node's random functions in simulated processes only. */
export function installRandomness(): void {
  const real = { ...crypto };
  const realMathRandom = Math.random;
  const fill = (bytes: Uint8Array): boolean => {
    const owner = currentProcess();
    owner?.random.fill(bytes);
    return owner !== undefined;
  };
  const viewBytes = (target: NodeJS.ArrayBufferView, offset = 0, size = target.byteLength - offset) =>
    new Uint8Array(target.buffer, target.byteOffset + offset, size);

  const randomBytes = (size: number, callback?: (error: null, bytes: Buffer) => void) => {
    const bytes = Buffer.alloc(size);
    if (!fill(bytes)) real.randomFillSync(bytes);
    if (!callback) return bytes;
    process.nextTick(callback, null, bytes);
    return undefined;
  };
  const randomFillSync = (target: NodeJS.ArrayBufferView, offset?: number, size?: number) => {
    if (!fill(viewBytes(target, offset, size))) real.randomFillSync(viewBytes(target, offset, size));
    return target;
  };
  const getRandomValues = (target: NodeJS.ArrayBufferView) => randomFillSync(target);
  const randomUUID = () => {
    const bytes = Buffer.alloc(16);
    if (!fill(bytes)) return real.randomUUID();
    // Sets version 4 and the variant of RFC 9562.
    bytes[6] = (bytes[6] as number & 0x0f) | 0x40;
    bytes[8] = (bytes[8] as number & 0x3f) | 0x80;
    const hex = bytes.toString("hex");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  };
  const randomInt = (low: number, high?: number) => {
    const owner = currentProcess();
    const [from, to] = high === undefined ? [0, low] : [low, high];
    return owner ? from + owner.random.below(to - from) : real.randomInt(from, to);
  };
  for (const [name, value] of Object.entries({ randomBytes, randomFillSync, randomUUID, randomInt }))
    Object.defineProperty(crypto, name, { value, configurable: true, writable: true, enumerable: true });
  crypto.webcrypto.getRandomValues = getRandomValues as typeof crypto.webcrypto.getRandomValues;
  crypto.webcrypto.randomUUID = randomUUID as typeof crypto.webcrypto.randomUUID;
  Math.random = () => currentProcess()?.random.next() ?? realMathRandom();
  syncBuiltinESMExports();
}
