import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Logs",
    lead: "Requests from the last seven days. Includes rejected and failed requests, up to a limit per minute, and a sample of the others.",
    status: "Status",
    anyStatus: "Any status",
    succeeded: "Succeeded (2xx)",
    unchanged: "Not modified (3xx)",
    rejected: "Rejected (4xx)",
    failed: "Failed (5xx)",
    method: "Method",
    anyMethod: "Any method",
    since: "Time",
    sinceWeek: "Last 7 days",
    sinceDay: "Last 24 hours",
    sinceHour: "Last hour",
    key: "Key",
    anyKey: "Any key",
    keyHint: (last4: string, lastUsed: string | null) =>
      lastUsed === null ? `…${last4}, never used` : `…${last4}, last used ${lastUsed}`,
    code: "Error code",
    route: "Route",
    requestId: "Request ID",
    find: "Find",
    invalidId:
      "A request ID begins with req_. Find it in the X-Request-Id header or in the requestId of an error.",
    apply: "Apply",
    clear: "Clear filters",
    request: "Request",
    when: "When",
    duration: "Duration",
    emptyTitle: "No requests",
    empty:
      "Requests made with your keys appear here within a second. Bodies and query strings are not stored.",
    emptyFiltered: "No matching requests in the last seven days.",
    member: "Signed-in member",
  },
});
