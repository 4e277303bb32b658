import { createShared } from "./create-shared.ts";
import type { FromWorker, SharedResource, ToWorker } from "./protocol.ts";

/** Requests a shared resource. Without a runner, this process creates it. */
export function requestShared(resource: SharedResource): Promise<string> {
  if (!process.send) return createShared(resource);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const onMessage = (message: ToWorker) => {
    if (message.type !== "resource" || message.resource !== resource) return;
    process.off("message", onMessage);
    if (message.value === null) reject(new Error(message.error));
    else resolve(message.value);
  };
  process.on("message", onMessage);
  process.send({ type: "request", resource } satisfies FromWorker);
  return promise;
}
