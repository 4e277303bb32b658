import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { AddressBlocks } from "../auth/address-blocks.ts";
import { readClientAddress } from "../auth/client-address.ts";
import { getCurrentTrace } from "../tracing/current-trace.ts";
import { toTraceFields } from "../tracing/trace-context.ts";
import { getCaller, isEndedStream } from "./locals.ts";
import { getRequestId } from "./request-id.ts";

/** Logs requests by route, because URLs can contain IDs and client input. Never logs headers or bodies. */
export function accessLog(log: Logger, trustedProxies: AddressBlocks): RequestHandler {
  return (req, res, next) => {
    if (!log.isLevelEnabled("info")) return next();
    const start = performance.now();
    // After the response, the socket and the trace context may be gone.
    const clientAddress = readClientAddress(req, trustedProxies) ?? undefined;
    const trace = getCurrentTrace();
    res.once("close", () => {
      // Load balancers probe each process every second.
      const isPassedProbe = res.locals.route?.startsWith("/health/") && res.statusCode < 400;
      log[isPassedProbe ? "debug" : "info"](
        {
          requestId: getRequestId(res),
          method: req.method,
          route: res.locals.route ?? null,
          status: res.statusCode,
          durationMs: Math.round((performance.now() - start) * 10) / 10,
          clientAddress,
          keyId: getCaller(res)?.keyId ?? undefined,
          memberId: getCaller(res)?.memberId ?? undefined,
          ...toTraceFields(trace),
          rolloverId: res.locals.rolloverId,
          code: res.locals.problemCode,
          issues: res.locals.issues?.map(({ location }) => location),
          ...(res.writableFinished || isEndedStream(res) ? {} : { aborted: true }),
        },
        "request",
      );
    });
    next();
  };
}
