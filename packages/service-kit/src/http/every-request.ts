import type { Logger } from "../logging.ts";
import { accessLog } from "./access-log.ts";
import type { Step } from "./exchange.ts";
import { assignRequestId } from "./request-id.ts";
import { logRequests, type RequestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { cutUnreadBodies } from "./unread-bodies.ts";

/** What every request of a service meets first, whatever answers it. */
export function everyRequest({ log, requests }: { log: Logger; requests: RequestLog }): readonly Step[] {
  return [assignRequestId(), accessLog(log), logRequests(requests), cutUnreadBodies(), securityHeaders()];
}
