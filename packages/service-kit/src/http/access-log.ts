import type { Logger } from "pino";
import { callerOf } from "./caller.ts";
import type { Step } from "./exchange.ts";
import { requestIdOf } from "./request-id.ts";

/**
 * One line for each answered request. The route's pattern stands where the URL would: a URL can hold ids and, in a
 * query, whatever a client put there. No header and no body is ever logged.
 */
export function accessLog(log: Logger): Step {
  return (req, res) => {
    if (!log.isLevelEnabled("info")) return;
    const start = performance.now();
    res.once("close", () => {
      log.info(
        {
          requestId: requestIdOf(res),
          method: req.method,
          route: res.locals.route ?? null,
          status: res.statusCode,
          durationMs: Math.round((performance.now() - start) * 10) / 10,
          keyId: callerOf(res)?.keyId ?? undefined,
          memberId: callerOf(res)?.memberId ?? undefined,
          ...(res.writableFinished ? {} : { aborted: true }),
        },
        "request",
      );
    });
  };
}
