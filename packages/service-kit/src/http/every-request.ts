import type { RequestHandler } from "express";
import type { AddressBlocks } from "../auth/address-blocks.ts";
import type { Logger } from "../logging.ts";
import type { RequestCounts } from "../metrics/request-counts.ts";
import { carryTraces } from "../tracing/carry-traces.ts";
import { accessLog } from "./access-log.ts";
import { assignRequestId } from "./request-id.ts";
import { logRequests, type RequestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { cutUnreadBodies } from "./unread-bodies.ts";

interface RequestServices {
  log: Logger;
  requests: RequestLog;
  /** Null where nobody asks for them. */
  counts: RequestCounts | null;
  auth: { trustedProxies: AddressBlocks };
}

/** What every request of a service meets first, whatever answers it. */
export function everyRequest({ log, requests, counts, auth }: RequestServices): RequestHandler[] {
  return [
    carryTraces(),
    assignRequestId(),
    accessLog(log, auth.trustedProxies),
    logRequests(requests, counts),
    cutUnreadBodies(),
    securityHeaders(),
  ];
}
