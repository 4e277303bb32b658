import type { FromWorker, Shared, ToWorker } from "./protocol.ts";

/** What all tests of a run share: the runner makes it when the first of them asks. @throws Error why it could not be had */
export function askRunner(what: Shared): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  if (!process.send) {
    reject(new Error(`the tests' ${what} are made by npm test alone`));
    return promise;
  }
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
