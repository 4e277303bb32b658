import { Command } from "commander";
import { seedDemo } from "../demo/seed-demo.ts";
import { print } from "./print.ts";
import { withWholeContext } from "./whole-context.ts";

interface SeedOptions {
  file: string;
  apiUrl: string;
  widgetAuthUrl: string;
  portalUrl?: string;
}

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
      await withWholeContext(env, (ctx) =>
        seedDemo(
          ctx,
          options.file,
          { SVC_API_URL: options.apiUrl, SVC_WIDGET_AUTH_URL: options.widgetAuthUrl },
          options.portalUrl ?? null,
        ),
      );
      print(false, null, [`The demo's keys are in ${options.file}.`]);
    });
  return demo;
}
