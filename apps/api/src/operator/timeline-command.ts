import { configFields, readConfig } from "@svc/service-kit";
import { Command } from "commander";
import { operatorConfigSchema, withConfiguredContext } from "../operator-context.ts";
import { verifyTimeline } from "../rollovers/verify-timeline.ts";
import { print } from "./print.ts";

const schema = operatorConfigSchema.extend({ CHAIN_KEY: configFields.CHAIN_KEY });

/** `svc timeline …` */
export function timelineCommand(env: NodeJS.ProcessEnv): Command {
  const timeline = new Command("timeline").description("the sealed histories of rollovers");
  timeline
    .command("verify")
    .description("find a changed, removed, moved or cut-off entry; exit code 1 when there is one")
    .argument("<rollover>", "its id, rol_…")
    .option("--json", "print JSON")
    .action(async (id: string, options: { json?: true }) => {
      const config = readConfig(schema, env);
      const found = await withConfiguredContext(config, (ctx) =>
        verifyTimeline({ db: ctx.db, chainKey: config.CHAIN_KEY }, id),
      );
      const line = found.fault
        ? `Entry ${found.fault.sequence} of ${id}: ${found.fault.detail}.`
        : `The ${found.entries} entries of ${id} are as they were written.`;
      print(options.json === true, found, [line]);
      if (found.fault) process.exitCode = 1;
    });
  return timeline;
}
