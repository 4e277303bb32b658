import { isId } from "@svc/service-kit";
import { configFields, readConfig } from "@svc/service-kit/config";
import { Problem } from "@svc/service-kit/errors";
import { Command, InvalidArgumentError } from "commander";
import { ChainKeys } from "../context/chain-keys.ts";
import {
  type OperatorContext,
  operatorConfigSchema,
  withConfiguredContext,
} from "../context/operator-context.ts";
import { proveInAnchor } from "../rollovers/timeline/anchor-file.ts";
import { type AnchorCheck, checkAnchor } from "../rollovers/timeline/check-anchor.ts";
import { acceptRow, sealUnsealed } from "../rollovers/timeline/seal-rows.ts";
import {
  type TimelinesVerification,
  type TimelineVerification,
  verifyTimeline,
  verifyTimelines,
} from "../rollovers/timeline/verify-timeline.ts";
import { type AnchorContext, writeAnchor } from "../rollovers/timeline/write-anchor.ts";
import { print, printJson, printText } from "./print.ts";

const schema = operatorConfigSchema.extend({ CHAIN_KEY: configFields.CHAIN_KEY });

interface VerifyOptions {
  all?: true;
  org?: string;
  anchors?: string;
  requireSealed?: true;
  json?: true;
}

export function timelineCommand(env: NodeJS.ProcessEnv): Command {
  const timeline = new Command("timeline").description("verify, anchor and seal rollover timelines");
  const withTimelines = <T>(run: (ctx: OperatorContext & AnchorContext) => Promise<T>): Promise<T> => {
    const config = readConfig(schema, env);
    return withConfiguredContext(config, (ctx) =>
      run({ ...ctx, chainKeys: new ChainKeys(config.CHAIN_KEY) }),
    );
  };

  timeline
    .command("verify")
    .description(
      "find entries that were changed, removed, moved or truncated, and rollovers that do not match their timeline; exit code 1 if any are found",
    )
    .argument("[rollover]", "rollover ID, rol_…")
    .option("--all", "every rollover")
    .option("--org <organization>", "every rollover of this organization, org_…", parseOrganizationId)
    .option("--anchors <file>", "list the entries in this anchor that the database has lost")
    .option("--require-sealed", "fail if the last entry is not sealed with the current key")
    .option("--json", "print JSON")
    .action(async (id: string | undefined, options: VerifyOptions) => {
      const isBulk = options.all === true || options.org !== undefined;
      const targetCount = [id !== undefined, options.all === true, options.org !== undefined].filter(
        Boolean,
      ).length;
      if (targetCount > 1 || (targetCount === 0 && options.anchors === undefined)) {
        throw new Problem(
          "validation_failed",
          "Pass only one of a rollover ID, --all and --org. With --anchors, you can omit all three.",
        );
      }
      const results = await withTimelines(async (ctx) => ({
        single: id === undefined ? null : await verifyTimeline(ctx, id),
        summary: isBulk
          ? await verifyTimelines(ctx, options.org ?? null, createProgress(options.json === true))
          : null,
        anchor: options.anchors === undefined ? null : await checkAnchor(ctx, options.anchors),
      }));
      printResults(results, options);
    });

  timeline
    .command("anchor")
    .description(
      "write a signed anchor of the last entry of every timeline; store it where database users cannot write",
    )
    .argument("<file>", "anchor to create")
    .option("--json", "print JSON")
    .action(async (file: string, options: { json?: true }) => {
      const anchor = await withTimelines((ctx) => writeAnchor(ctx, file));
      const line = `Anchored ${anchor.rollovers} timelines in ${file}. Root: ${anchor.root}`;
      print(options.json === true, { object: "timeline_anchor", file, ...anchor }, [line]);
    });

  timeline
    .command("proof")
    .description("print the proof that one timeline is in an anchor")
    .argument("<rollover>", "rollover ID, rol_…")
    .argument("<anchor>", "anchor file")
    .action(async (id: string, file: string) => {
      const { CHAIN_KEY } = readConfig(schema, env);
      const proof = await proveInAnchor(new ChainKeys(CHAIN_KEY), file, id);
      printJson({ object: "timeline_proof", ...proof });
    });

  timeline
    .command("seal")
    .description(
      "seal rollovers whose last entry is not sealed with the current key, while services run; exit code 1 if any fail verification",
    )
    .option("--org <organization>", "only rollovers of this organization, org_…", parseOrganizationId)
    .option("--json", "print JSON")
    .action(async (options: { org?: string; json?: true }) => {
      const result = await withTimelines((ctx) => sealUnsealed(ctx, options.org ?? null));
      print(options.json === true, { object: "timeline_sealing", ...result }, [
        `Sealed ${result.sealed} rollovers.`,
        ...result.faults.map(({ rolloverId, detail }) => `${rolloverId} was not sealed: ${detail}.`),
      ]);
      if (result.faults.length > 0) process.exitCode = 1;
    });

  timeline
    .command("accept")
    .description(
      "seal the current state of a rollover that was repaired by hand, even if it does not match its timeline",
    )
    .argument("<rollover>", "rollover ID, rol_…")
    .requiredOption(
      "--reason <text>",
      "why the current state is correct; stored permanently, so it must not contain personal data",
    )
    .action(async (id: string, options: { reason: string }) => {
      await withTimelines((ctx) => acceptRow(ctx, id, options.reason));
      printText([`Sealed the current state of ${id}. The reason is in the audit log.`]);
    });

  return timeline;
}

interface VerificationResults {
  single: TimelineVerification | null;
  summary: TimelinesVerification | null;
  anchor: AnchorCheck | null;
}

function printResults({ single, summary, anchor }: VerificationResults, options: VerifyOptions): void {
  const unsealed = summary?.unsealed ?? (single && !single.rowSealed ? 1 : 0);
  const withOtherKeys = summary?.withOtherKeys ?? (single && !single.currentKey ? 1 : 0);
  const isFaulty =
    (single?.fault ?? null) !== null ||
    (summary?.forged ?? 0) > 0 ||
    (anchor?.lost ?? 0) > 0 ||
    (options.requireSealed === true && unsealed + withOtherKeys > 0);
  const json =
    single && !anchor
      ? single
      : {
          object: "timeline_verification",
          ...(single ? { timeline: single } : {}),
          ...summary,
          ...(anchor ? { anchor } : {}),
        };
  print(options.json === true, json, [
    ...(single ? formatTimeline(single) : []),
    ...(summary ? formatSummary(summary) : []),
    ...(anchor ? formatAnchor(anchor) : []),
  ]);
  if (isFaulty) process.exitCode = 1;
}

function formatTimeline({
  rolloverId,
  entries,
  rowSealed,
  currentKey: usesCurrentKey,
  fault,
}: TimelineVerification): string[] {
  if (fault) return [`Entry ${fault.sequence} of ${rolloverId}: ${fault.detail}.`];
  return [
    `Verified ${entries} entries of ${rolloverId}. No issues found.`,
    ...(rowSealed
      ? []
      : [
          "The rollover is not sealed yet. Its next entry will seal it. To seal it now, run svc timeline seal.",
        ]),
    ...(usesCurrentKey
      ? []
      : [
          "Its last entry does not use the current CHAIN_KEY. Its next entry will use it. To use it now, run svc timeline seal.",
        ]),
  ];
}

function formatSummary({
  rollovers,
  entries,
  unsealed,
  withOtherKeys,
  forged,
  faults,
}: TimelinesVerification): string[] {
  return [
    `Verified ${rollovers} rollovers with ${entries} entries. ${forged} failed.`,
    ...(unsealed > 0 ? [`${unsealed} are not sealed yet: run svc timeline seal.`] : []),
    ...(withOtherKeys > 0
      ? [`${withOtherKeys} are not sealed with the current CHAIN_KEY: run svc timeline seal.`]
      : []),
    ...formatFaults(faults, forged),
  ];
}

function formatAnchor({ anchor, lost, faults }: AnchorCheck): string[] {
  return [
    `${lost} of ${anchor.rollovers} timelines anchored at ${anchor.takenAt} do not match the database.`,
    ...formatFaults(faults, lost),
  ];
}

function formatFaults(faults: AnchorCheck["faults"], count: number): string[] {
  const lines = faults.map((fault) => `  ${fault.rolloverId}, entry ${fault.sequence}: ${fault.detail}.`);
  return count > faults.length ? [...lines, `  and ${count - faults.length} more.`] : lines;
}

function createProgress(isJson: boolean): (done: number) => void {
  const showsProgress = process.stderr.isTTY && !isJson;
  let lastReported = 0;
  return (done) => {
    if (!showsProgress || done - lastReported < 10_000) return;
    lastReported = done;
    process.stderr.write(`${done} rollovers\n`);
  };
}

function parseOrganizationId(text: string): string {
  if (isId("org", text)) return text;
  throw new InvalidArgumentError("must be an organization ID, org_…");
}
