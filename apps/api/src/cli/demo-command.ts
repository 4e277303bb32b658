import { BlindIndex, FieldCipher } from "@svc/accounts";
import { CustodianCache } from "@svc/custodians";
import { configFields, readConfig } from "@svc/service-kit";
import { Command } from "commander";
import { seedDemo } from "../demo/seed-demo.ts";
import { operatorConfigSchema, withConfiguredContext } from "../operator-context.ts";
import { ChainKeys } from "../rollovers/history/chain-keys.ts";
import { print } from "./print.ts";

const schema = operatorConfigSchema.extend({
  DATA_KEYS: configFields.DATA_KEYS,
  INDEX_KEY: configFields.INDEX_KEY,
  CHAIN_KEY: configFields.CHAIN_KEY,
});

interface SeedOptions {
  file: string;
  apiUrl: string;
  widgetAuthUrl: string;
  portalUrl?: string;
}

/** `svc demo …` */
export function demoCommand(env: NodeJS.ProcessEnv): Command {
  const demo = new Command("demo").description("something to try the service out with; never in live");
  demo
    .command("seed")
    .description("make a demo organization with keys, a participant and a rollover; safe to repeat")
    .requiredOption("--file <file>", "where to write the keys, in shell syntax")
    .requiredOption("--api-url <url>", "where the API answers")
    .requiredOption("--widget-auth-url <url>", "where the widget service answers")
    .option("--portal-url <url>", "where the portal is; without it nobody is made who signs in")
    .action(async (options: SeedOptions) => {
      const config = readConfig(schema, env);
      await withConfiguredContext(config, (ctx) =>
        seedDemo(
          {
            ...ctx,
            cipher: new FieldCipher(config.DATA_KEYS),
            blindIndex: new BlindIndex(config.INDEX_KEY),
            chainKeys: new ChainKeys(config.CHAIN_KEY),
            custodians: new CustodianCache(ctx.db),
          },
          options.file,
          { SVC_API_URL: options.apiUrl, SVC_WIDGET_AUTH_URL: options.widgetAuthUrl },
          options.portalUrl ?? null,
        ),
      );
      print(false, null, [`The demo's keys are in ${options.file}.`]);
    });
  return demo;
}
