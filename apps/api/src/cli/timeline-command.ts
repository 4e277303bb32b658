import { configFields, isId, Problem, readConfig } from "@svc/service-kit";
import { Command, InvalidArgumentError } from "commander";
import { type OperatorContext, operatorConfigSchema, withConfiguredContext } from "../operator-context.ts";
import { proveInAnchor } from "../rollovers/history/anchor-file.ts";
import { ChainKeys } from "../rollovers/history/chain-keys.ts";
import { type AnchorCheck, checkAnchor } from "../rollovers/history/check-anchor.ts";
import { acceptRow, sealUnsealed } from "../rollovers/history/seal-rows.ts";
import { type AnchorContext, writeAnchor } from "../rollovers/history/write-anchor.ts";
import {
  type HistoriesVerification,
  type TimelineVerification,
  verifyTimeline,
  verifyTimelines,
} from "../rollovers/verify-timeline.ts";
import { print } from "./print.ts";

const schema = operatorConfigSchema.extend({ CHAIN_KEY: configFields.CHAIN_KEY });

interface VerifyOptions {
  all?: true;
  org?: string;
  anchors?: string;
  requireSealed?: true;
  json?: true;
}

export function timelineCommand(env: NodeJS.ProcessEnv): Command {
  const timeline = new Command("timeline").description("the sealed histories of rollovers");
  const withHistories = <T>(run: (ctx: OperatorContext & AnchorContext) => Promise<T>): Promise<T> => {
    const config = readConfig(schema, env);
    return withConfiguredContext(config, (ctx) =>
      run({ ...ctx, chainKeys: new ChainKeys(config.CHAIN_KEY) }),
    );
  };

  timeline
    .command("verify")
    .description(
      "find entries that were changed, removed, moved or cut off, and rollovers that are not as their last entry left them; exit code 1 when there is one",
    )
    .argument("[rollover]", "its id, rol_…")
    .option("--all", "every rollover")
    .option("--org <organization>", "every rollover of one organization, org_…", organizationId)
    .option("--anchors <file>", "find what an anchor has and the database has lost")
    .option(
      "--require-sealed",
      "count it as a fault when the last entry is from before rollovers were sealed, or under another than the current key",
    )
    .option("--json", "print JSON")
    .action(async (id: string | undefined, options: VerifyOptions) => {
      const isMany = options.all === true || options.org !== undefined;
      const ways = [id !== undefined, options.all === true, options.org !== undefined].filter(Boolean).length;
      if (ways > 1 || (ways === 0 && options.anchors === undefined)) {
        throw new Problem(
          "validation_failed",
          "Name a rollover, --all or --org; or an anchor, with or without.",
        );
      }
      const found = await withHistories(async (ctx) => ({
        one: id === undefined ? null : await verifyTimeline(ctx, id),
        many: isMany
          ? await verifyTimelines(ctx, options.org ?? null, progress(options.json === true))
          : null,
        anchor: options.anchors === undefined ? null : await checkAnchor(ctx, options.anchors),
      }));
      report(found, options);
    });

  timeline
    .command("anchor")
    .description(
      "write where every history stands into a signed file: keep it where whoever can write to the database cannot",
    )
    .argument("<file>", "a new file")
    .option("--json", "print JSON")
    .action(async (file: string, options: { json?: true }) => {
      const anchor = await withHistories((ctx) => writeAnchor(ctx, file));
      const line = `${anchor.rollovers} histories are anchored in ${file}. Root: ${anchor.root}`;
      print(options.json === true, { object: "timeline_anchor", file, ...anchor }, [line]);
    });

  timeline
    .command("proof")
    .description("print what shows, without the rest of the anchor, that a history stood where it says")
    .argument("<rollover>", "its id, rol_…")
    .argument("<anchor>", "the file")
    .action(async (id: string, file: string) => {
      const { CHAIN_KEY } = readConfig(schema, env);
      print(
        true,
        { object: "timeline_proof", ...(await proveInAnchor(new ChainKeys(CHAIN_KEY), file, id)) },
        [],
      );
    });

  timeline
    .command("seal")
    .description(
      "seal the rollovers whose last entry is from before rollovers were sealed, or under another than the current key, as they stand, while the services serve; exit code 1 when some do not hold",
    )
    .option("--org <organization>", "only this organization's, org_…", organizationId)
    .option("--json", "print JSON")
    .action(async (options: { org?: string; json?: true }) => {
      const done = await withHistories((ctx) => sealUnsealed(ctx, options.org ?? null));
      print(options.json === true, { object: "timeline_sealing", ...done }, [
        `${done.sealed} rollovers were sealed.`,
        ...done.faults.map(({ rolloverId, detail }) => `${rolloverId} was not: ${detail}.`),
      ]);
      if (done.faults.length > 0) process.exitCode = 1;
    });

  timeline
    .command("accept")
    .description("seal a rollover as it stands, whatever its history says: after it was put right by hand")
    .argument("<rollover>", "its id, rol_…")
    .requiredOption("--reason <text>", "why it is right as it is; kept for ever, so nothing personal")
    .action(async (id: string, options: { reason: string }) => {
      await withHistories((ctx) => acceptRow(ctx, id, options.reason));
      print(false, null, [`${id} is sealed as it stands. The audit log has the reason.`]);
    });

  return timeline;
}

interface Found {
  one: TimelineVerification | null;
  many: HistoriesVerification | null;
  anchor: AnchorCheck | null;
}

function report({ one, many, anchor }: Found, options: VerifyOptions): void {
  const unsealed = many?.unsealed ?? (one && !one.rowSealed ? 1 : 0);
  const underOtherKeys = many?.underOtherKeys ?? (one && !one.currentKey ? 1 : 0);
  const isFaulty =
    (one?.fault ?? null) !== null ||
    (many?.forged ?? 0) > 0 ||
    (anchor?.lost ?? 0) > 0 ||
    (options.requireSealed === true && unsealed + underOtherKeys > 0);
  // A single result keeps its original JSON format.
  const json =
    one && !anchor
      ? one
      : {
          object: "timeline_verification",
          ...(one ? { timeline: one } : {}),
          ...many,
          ...(anchor ? { anchor } : {}),
        };
  print(options.json === true, json, [
    ...(one ? oneLines(one) : []),
    ...(many ? manyLines(many) : []),
    ...(anchor ? anchorLines(anchor) : []),
  ]);
  if (isFaulty) process.exitCode = 1;
}

function oneLines({ rolloverId, entries, rowSealed, currentKey, fault }: TimelineVerification): string[] {
  if (fault) return [`Entry ${fault.sequence} of ${rolloverId}: ${fault.detail}.`];
  return [
    `The ${entries} entries of ${rolloverId} are as they were written.`,
    ...(rowSealed
      ? []
      : ["The rollover itself is not sealed yet: its next entry does that, or svc timeline seal."]),
    ...(currentKey
      ? []
      : [
          "Its last entry is not under the current CHAIN_KEY: its next one is, or svc timeline seal makes one.",
        ]),
  ];
}

function manyLines({
  rollovers,
  entries,
  unsealed,
  underOtherKeys,
  forged,
  faults,
}: HistoriesVerification): string[] {
  return [
    `${rollovers} rollovers with ${entries} entries were verified; ${forged} do not hold.`,
    ...(unsealed > 0 ? [`${unsealed} are not sealed themselves yet: svc timeline seal does that.`] : []),
    ...(underOtherKeys > 0
      ? [`${underOtherKeys} do not end under the current CHAIN_KEY: svc timeline seal puts an end under it.`]
      : []),
    ...faultLines(faults, forged),
  ];
}

function anchorLines({ anchor, lost, faults }: AnchorCheck): string[] {
  return [
    `Of the ${anchor.rollovers} histories anchored at ${anchor.takenAt}, ${lost} are not there any more.`,
    ...faultLines(faults, lost),
  ];
}

function faultLines(faults: AnchorCheck["faults"], count: number): string[] {
  const lines = faults.map((fault) => `  ${fault.rolloverId}, entry ${fault.sequence}: ${fault.detail}.`);
  return count > faults.length ? [...lines, `  and ${count - faults.length} more.`] : lines;
}

function progress(isJson: boolean): (done: number) => void {
  const isWatched = process.stderr.isTTY && !isJson;
  let told = 0;
  return (done) => {
    if (!isWatched || done - told < 10_000) return;
    told = done;
    process.stderr.write(`${done} rollovers\n`);
  };
}

function organizationId(text: string): string {
  if (isId("org", text)) return text;
  throw new InvalidArgumentError("must be an organization's id, org_…");
}
