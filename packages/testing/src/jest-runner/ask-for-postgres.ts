import type { FromWorker, ToWorker } from "./protocol.ts";

/** The address of the server that all tests share: the runner starts it when the first of them asks. @throws Error why it did not start */
export function askForPostgres(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  if (!process.send) {
    reject(new Error("the tests' PostgreSQL is started by npm test alone"));
    return promise;
  }
  const hear = (message: ToWorker) => {
    if (message.type !== "postgres") return;
    process.off("message", hear);
    if (message.url === null) reject(new Error(message.fault));
    else resolve(message.url);
  };
  process.on("message", hear);
  process.send({ type: "asks for postgres" } satisfies FromWorker);
  return promise;
}
