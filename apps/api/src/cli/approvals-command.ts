import { readFile } from "node:fs/promises";
import { Command, InvalidArgumentError } from "commander";
import { z } from "zod";
import { evidenceSchema } from "../approvals/evidence-view.ts";
import { type EvidenceCheck, type TrustedKey, verifyEvidence } from "../approvals/verify-evidence.ts";
import { withOperatorContext } from "../context/operator-context.ts";
import { getOrganization } from "../people/organizations/organizations.ts";
import { listMemberPublicKeys } from "../people/sign-in/public-keys.ts";
import { print, printJson } from "./print.ts";

const INVALID_EXIT_CODE = 1;
const UNVERIFIED_EXIT_CODE = 2;

const keysSchema = z.object({
  object: z.literal("approval_keys"),
  data: z.array(z.object({ memberId: z.string(), credentialId: z.string(), publicKey: z.string() })),
});

interface VerifyOptions {
  keys?: string;
  origin?: string;
  json?: true;
}

export function approvalsCommand(env: NodeJS.ProcessEnv): Command {
  const approvals = new Command("approvals").description("verify the evidence of approvals");

  approvals
    .command("verify")
    .description(
      "verify saved evidence offline, without configuration or a database; exit code 1 if it is altered or forged, 2 if it can't be verified",
    )
    .argument("<file>", "JSON of GET /v1/approvals/{id}/evidence")
    .option("--keys <file>", "public keys that you trust, saved with svc approvals keys")
    .option("--origin <url>", "origin of your portal, such as https://rollovers.example.com", parseOrigin)
    .option("--json", "print JSON")
    .action(async (file: string, options: VerifyOptions, command: Command) => {
      const parsed = await parseFile(file, evidenceSchema);
      if ("problem" in parsed) return command.error(`error: ${parsed.problem}`);
      const keys = options.keys === undefined ? null : await parseFile(options.keys, keysSchema);
      if (keys && "problem" in keys) return command.error(`error: ${keys.problem}`);
      const trust = { keys: keys ? (keys.value.data as TrustedKey[]) : null, origin: options.origin ?? null };
      const checks = await verifyEvidence(parsed.value, trust);
      const verdict = findVerdict(checks);
      print(
        options.json === true,
        { object: "approval_verification", approvalId: parsed.value.approvalId, verdict, checks },
        [...checks.map(formatCheck), formatVerdict(parsed.value.approvalId, verdict)],
      );
      if (verdict === "invalid") process.exitCode = INVALID_EXIT_CODE;
      if (verdict === "unverified") process.exitCode = UNVERIFIED_EXIT_CODE;
    });

  approvals
    .command("keys")
    .description(
      "print the public keys of members' passkeys as JSON; store it where database users cannot write",
    )
    .requiredOption("--org <organization>", "organization ID, org_…")
    .action(async ({ org }: { org: string }) => {
      await withOperatorContext(env, async (ctx) => {
        const { id } = await getOrganization(ctx, org);
        const data = await listMemberPublicKeys(ctx.db.sql, id);
        printJson({ object: "approval_keys", organizationId: id, data });
      });
    });

  return approvals;
}

type Verdict = "verified" | "invalid" | "unverified";

/** `verified` requires a trusted key. The origin check is optional, because the signature covers the origin. */
function findVerdict(checks: readonly EvidenceCheck[]): Verdict {
  if (checks.some(({ result }) => result === "failed")) return "invalid";
  return checks.some(({ name, result }) => name === "signer" && result === "passed")
    ? "verified"
    : "unverified";
}

const RESULT_TEXTS = { passed: "ok", failed: "FAILED", unknown: "unknown" };

const formatCheck = ({ name, result, detail }: EvidenceCheck) =>
  `${name.padEnd(10)} ${RESULT_TEXTS[result].padEnd(8)} ${detail}`;

function formatVerdict(approvalId: string, verdict: Verdict): string {
  if (verdict === "verified")
    return `Verified: the evidence of ${approvalId} is intact and signed by a trusted key.`;
  if (verdict === "invalid") return `Not valid: the evidence of ${approvalId} is altered or forged.`;
  return `Not verified: nothing contradicts the evidence of ${approvalId}, but no trusted key proves it.`;
}

async function parseFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<{ value: z.output<Schema> } | { problem: string }> {
  try {
    const { success, data } = schema.safeParse(JSON.parse(await readFile(file, "utf8")));
    return success ? { value: data } : { problem: `${file} does not have the expected fields.` };
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: `${file} is not JSON.` };
    return { problem: `Cannot read ${file}: ${(error as NodeJS.ErrnoException).code}.` };
  }
}

function parseOrigin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new InvalidArgumentError("must be an origin without a path, such as https://rollovers.example.com");
}
