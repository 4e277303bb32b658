import { makeShared } from "./make-shared.ts";
import type { FromWorker, Shared, ToWorker } from "./protocol.ts";

/** Requests something all tests of a run share. Without a runner, as in benchmarks, this process creates it. */
export function askRunner(what: Shared): Promise<string> {
  if (!process.send) return makeShared(what);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const hear = (message: ToWorker) => {
    if (message.type !== "gives" || message.what !== what) return;
    process.off("message", hear);
    if (message.value === null) reject(new Error(message.fault));
    else resolve(message.value);
  };
  process.on("message", hear);
  process.send({ type: "asks", what } satisfies FromWorker);
  return promise;
}
