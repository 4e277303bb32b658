import { timeField } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { KEY_ID, NOW } from "../../../context/example-values.ts";
import { getOrganizationApiKey } from "../../api-keys/get-key.ts";
import { keyUsageSchema, PERIODS } from "../key-usage-view.ts";
import { readKeyUsage } from "../read-key-usage.ts";

export const getApiKeyUsage = read({
  name: "getApiKeyUsage",
  summary: "Get an API key's usage",
  description:
    "Returns hourly counts (default: 7 days, up to 31) or daily counts in the organization's time " +
    "zone (default: 90 days, up to 400). Uses appear within five seconds. A key's first use, and " +
    "its first use after an instance starts, appear immediately.",
  scope: "keys:read",
  id: "key",
  input: z.strictObject({
    by: z
      .enum(PERIODS, `must be ${PERIODS.join(" or ")}`)
      .optional()
      .describe("Count by `hour` or by `day`."),
    from: timeField.optional().describe("The start of the range."),
    to: timeField.optional().describe("The end of the range. Default: now."),
  }),
  view: keyUsageSchema,
  example: {
    view: {
      object: "api_key_usage",
      keyId: KEY_ID,
      by: "hour",
      from: "2026-06-08T12:00:00.000Z",
      to: NOW,
      accepted: 1_204,
      refused: 3,
      firstUsedAt: "2026-03-02T14:05:09.120Z",
      lastUsedAt: "2026-06-15T11:59:58.004Z",
      lastAddress: "203.0.113.7",
      lastUserAgent: "acme-payroll/2.4 node/24",
      lastRefused: { at: "2026-06-14T02:00:00.731Z", code: "ip_not_allowed", address: "198.51.100.9" },
      safeToRevoke: null,
      networks: [
        {
          network: "203.0.113.0/24",
          firstSeenAt: "2026-03-02T14:05:09.120Z",
          lastSeenAt: "2026-06-15T00:00:04.004Z",
        },
      ],
      periods: [{ at: "2026-06-15T11:00:00.000Z", accepted: 1_204, refused: 3 }],
    },
  },
  responses: { 200: "The usage of the key." },
  errors: ["not_found", "invalid_request"],
  rest: "GET /portal/api/keys/{id}/usage",
  async run({ db, clock, principal }, { id, ...query }) {
    const key = await getOrganizationApiKey(db.sql, principal.organizationId, id);
    return readKeyUsage(db.sql, key, { query, now: clock.now() });
  },
});
