import type { RequestHandler } from "express";
import type { AddressBlocks } from "../auth/address-blocks.ts";
import type { Logger } from "../logging.ts";
import type { RequestCounts } from "../metrics/request-counts.ts";
import { carryTraces } from "../tracing/trace-requests.ts";
import { accessLog } from "./access-log.ts";
import { assignRequestId } from "./request-id.ts";
import { logRequests, type RequestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { closeUnreadConnections } from "./unread-body.ts";

interface RequestServices {
  log: Logger;
  requests: RequestLog;
  counts: RequestCounts | null;
  auth: { trustedProxies: AddressBlocks };
}

/** Returns the middleware that runs first on every request. */
export function requestMiddleware({ log, requests, counts, auth }: RequestServices): RequestHandler[] {
  return [
    carryTraces(),
    assignRequestId(),
    accessLog(log, auth.trustedProxies),
    logRequests(requests, counts),
    closeUnreadConnections(),
    securityHeaders(),
  ];
}
