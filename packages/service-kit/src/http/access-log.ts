import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { AddressBlocks } from "../auth/address-blocks.ts";
import { readClientAddress } from "../auth/client-address.ts";
import { currentTrace } from "../tracing/current-trace.ts";
import { traceFields } from "../tracing/trace-context.ts";
import { callerOf } from "./caller.ts";
import { isEndedStream } from "./locals.ts";
import { requestIdOf } from "./request-id.ts";

/**
 * One line for each answered request. The route's pattern stands where the URL would: a URL can hold ids and, in a
 * query, whatever a client put there. No header and no body is ever logged. A successful health check is logged at `debug`.
 *
 * @param trustedProxies whose word on the client's address is taken
 */
export function accessLog(log: Logger, trustedProxies: AddressBlocks): RequestHandler {
  return (req, res, next) => {
    if (!log.isLevelEnabled("info")) return next();
    const start = performance.now();
    // Once it is answered its socket may be gone, and nothing says any more what it was a part of.
    const clientAddress = readClientAddress(req, trustedProxies) ?? undefined;
    const trace = currentTrace();
    res.once("close", () => {
      // Balancers probe each process every second.
      const isPassedProbe = res.locals.route?.startsWith("/health/") && res.statusCode < 400;
      log[isPassedProbe ? "debug" : "info"](
        {
          requestId: requestIdOf(res),
          method: req.method,
          route: res.locals.route ?? null,
          status: res.statusCode,
          durationMs: Math.round((performance.now() - start) * 10) / 10,
          clientAddress,
          keyId: callerOf(res)?.keyId ?? undefined,
          memberId: callerOf(res)?.memberId ?? undefined,
          ...traceFields(trace),
          rolloverId: res.locals.rolloverId,
          code: res.locals.problemCode,
          issues: res.locals.issues,
          ...(res.writableFinished || isEndedStream(res) ? {} : { aborted: true }),
        },
        "request",
      );
    });
    next();
  };
}
