import { hash } from "node:crypto";
import { parseApiKey, redactApiKeys } from "@svc/keys";
import { queueLookup } from "@svc/service-kit/auth";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import type { ApiContext } from "../../context/context.ts";
import { type Finding, revokeLeakedKey } from "./revoke-leaked-key.ts";

const MAX_TOKENS = 100;

const leakedKeySchema = z
  .looseObject({
    token: z.string().max(1_000).describe("The token that was found."),
    type: z.string().max(100).describe("The scanner's name for this type of key."),
    url: z.string().max(2_000).nullish().describe("The URL where it was found."),
    source: z
      .string()
      .max(100)
      .nullish()
      .describe("The kind of source it was found in, such as `commit` or `gist_content`."),
  })
  .meta({ id: "LeakedKey", description: "A possible key found in public." });

export const reportSchema = z
  .array(leakedKeySchema)
  .min(1)
  .max(MAX_TOKENS)
  .meta({ id: "LeakedKeyReport", description: "The format of GitHub's secret scanning." });

export const verdictSchema = z
  .strictObject({
    token_hash: z.string().describe("The SHA-256 of the token, in hexadecimal."),
    token_type: z.string().describe("The `type` of the report."),
    label: z
      .enum(["true_positive", "false_positive"])
      .register(graphqlTypes, {
        values: {
          true_positive: "The token is or was an `sk` or `ak` key of this deployment.",
          false_positive: "The token was never an `sk` or `ak` key of this deployment.",
        },
      })
      .describe(
        "`true_positive`: the token is or was an `sk` or `ak` key of this deployment. `false_positive`: the token was never such a key.",
      ),
  })
  .meta({ id: "LeakedKeyVerdict", description: "The verdict on a report." });

export type Report = z.output<typeof reportSchema>;
type Verdict = z.output<typeof verdictSchema>;

interface Reporter {
  /** Unsigned reports queue their lookups per network. */
  clientNetwork: string;
  /** Signed by the scanner. Unknown keys then do not count as failed sign-ins, and URLs are kept. */
  isSigned: boolean;
  requestId: string;
}

/**
 * Revokes the reported keys. Omits keys of the other environment, which cannot be verified here.
 * @throws Problem `rate_limited` after too many unknown keys; earlier findings are already processed
 */
export async function processReport(ctx: ApiContext, report: Report, reporter: Reporter): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { token, type, source, url } of report) {
    const finding = { source: cleanSource(source), url: reporter.isSigned ? cleanUrl(url) : null };
    const label = await processToken(ctx, token, { finding, reporter });
    if (label !== null)
      verdicts.push({ token_hash: hash("sha256", token), token_type: redactApiKeys(type), label });
  }
  return verdicts;
}

/** @returns null for a key of the other environment */
async function processToken(
  ctx: ApiContext,
  token: string,
  { finding, reporter: { clientNetwork, isSigned, requestId } }: { finding: Finding; reporter: Reporter },
): Promise<Verdict["label"] | null> {
  const parsed = parseApiKey(token);
  if (!parsed.ok || parsed.key.type === "pk") return "false_positive";
  if (parsed.key.environment !== ctx.environment) return null;
  const { auth } = ctx;
  const key = await auth.verification.cache.findByKey(token, (lookUp) =>
    isSigned ? auth.lookupQueue.run("secret scanning", lookUp) : queueLookup(auth, clientNetwork, lookUp),
  );
  if (!key) {
    if (!isSigned) await auth.refusals.count(clientNetwork);
    return "false_positive";
  }
  await revokeLeakedKey(ctx, key.id, { finding, requestId });
  return "true_positive";
}

/** Sources appear in events, so only single words are accepted. */
function cleanSource(source: string | null | undefined): string | null {
  return source && /^[\w-]{1,40}$/.test(source) ? source.toLowerCase() : null;
}

/** Removes parts that can contain secrets: credentials, query, fragment and API keys. */
function cleanUrl(text: string | null | undefined): string | null {
  const url = text ? URL.parse(text) : null;
  return url?.protocol === "https:" ? redactApiKeys(`${url.origin}${url.pathname}`).slice(0, 500) : null;
}
