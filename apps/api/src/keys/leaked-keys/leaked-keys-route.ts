import { readClientAddress, toClientNetwork } from "@svc/service-kit/auth";
import { parseBody, parseJsonBytes, readJsonBytes } from "@svc/service-kit/endpoints";
import { dependencyUnavailable, Problem } from "@svc/service-kit/errors";
import { getRequestId } from "@svc/service-kit/http";
import { jsonContent, PUBLIC_TAG, type Route } from "@svc/service-kit/routes";
import type { Request } from "express";
import { z } from "zod";
import type { ApiContext } from "../../context/context.ts";
import { processReport, reportSchema, verdictSchema } from "./process-report.ts";
import { readScannerKeys, requireSignature } from "./report-signature.ts";

export interface LeakedKeysRuntime {
  ctx: ApiContext;
}

/** Enough for 100 reports with long URLs. */
const MAX_BODY_BYTES = 300 * 1024;

const EXAMPLE = {
  token: "svc_live_ak_<KEY_BODY>",
  type: "svc_api_key",
  url: "https://app.example.com/payroll/blob/main/config.py",
  source: "commit",
};

export const leakedKeysRoute: Route<LeakedKeysRuntime> = {
  method: "POST",
  path: "/security/leaked-keys",
  operationId: "reportLeakedKeys",
  summary: "Report leaked keys",
  description:
    "For secret scanners and anyone who finds a key. Accepts up to 100 reports in the format of " +
    "GitHub's secret scanning partner program. An `sk` or `ak` key of this deployment is revoked " +
    "immediately, also in the test environment. Keys of the other environment are ignored; report them to the " +
    "deployment of that environment. The organization's owners and admins are notified by email, and " +
    "its webhooks receive `api_key.leaked`. A `pk` key is public and stays active. If the operator has set the scanner's public keys, only " +
    "reports signed with them are accepted. Without a signature, unknown keys count as failed " +
    "sign-ins from the client's address.",
  tag: PUBLIC_TAG.name,
  credentials: [],
  body: { schema: reportSchema, isRequired: true, example: [EXAMPLE] },
  responses: {
    200: {
      description: "The verdict on each reported key. Keys of the other environment are omitted.",
      content: jsonContent(z.array(verdictSchema), [
        {
          token_hash: "b46e3b1a7c0fd0d1c2a1e2c2e3b3f0a0d9c8b7a69584736251403f2e1d0c9b8a",
          token_type: "svc_api_key",
          label: "true_positive",
        },
      ]),
    },
  },
  errors: [
    "malformed_json",
    "signature_invalid",
    "validation_failed",
    "unsupported_media_type",
    "payload_too_large",
    "rate_limited",
    "method_not_allowed",
    "internal_error",
    "dependency_unavailable",
    "overloaded",
  ],
  serve:
    ({ ctx }) =>
    async (req, res) => {
      const clientNetwork = toClientNetwork(readClientAddress(req, ctx.auth.trustedProxies));
      const bytes = await readJsonBytes(req, res, MAX_BODY_BYTES);
      if (!bytes) throw new Problem("malformed_json", "The body must be a JSON array of reports.");
      const isSigned = await verifySignature(ctx, req, bytes);
      const report = parseBody(reportSchema, parseJsonBytes(bytes));
      const verdicts = await processReport(ctx, report, {
        clientNetwork,
        isSigned,
        requestId: getRequestId(res),
      });
      res.setHeader("Cache-Control", "no-store");
      res.json(verdicts);
    },
};

/** @returns false if the operator set no public keys of the scanner, so no signature is required */
async function verifySignature(
  { scannerKeysFile, log }: ApiContext,
  req: Request,
  bytes: Uint8Array,
): Promise<boolean> {
  if (scannerKeysFile === null) return false;
  const keys = await readScannerKeys(scannerKeysFile).catch((error: unknown) => {
    log.error({ err: error }, "leaked key reports cannot be verified");
    throw dependencyUnavailable("The file of the scanner's public keys", error);
  });
  const identifier = req.get("Github-Public-Key-Identifier");
  requireSignature(keys, bytes, { identifier, signature: req.get("Github-Public-Key-Signature") });
  return true;
}
