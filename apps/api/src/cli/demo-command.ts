import { Command } from "commander";
import { seedDemo } from "../platform/demo/seed-demo.ts";
import { withFullContext } from "./full-context.ts";
import { printText } from "./print.ts";

interface SeedOptions {
  file: string;
  apiUrl: string;
  widgetAuthUrl: string;
  portalUrl?: string;
}

export function demoCommand(env: NodeJS.ProcessEnv): Command {
  const demo = new Command("demo").description("create demo data; test environment only");
  demo
    .command("seed")
    .description("create a demo organization with keys, a participant and a rollover; safe to rerun")
    .requiredOption("--file <file>", "file to write the keys to, in shell syntax")
    .requiredOption("--api-url <url>", "API URL")
    .requiredOption("--widget-auth-url <url>", "widget service URL")
    .option("--portal-url <url>", "portal URL; without it, no portal user is created")
    .action(async (options: SeedOptions) => {
      await withFullContext(env, (ctx) =>
        seedDemo(ctx, options.file, {
          urls: { SVC_API_URL: options.apiUrl, SVC_WIDGET_AUTH_URL: options.widgetAuthUrl },
          portalUrl: options.portalUrl ?? null,
        }),
      );
      printText([`Wrote the demo keys to ${options.file}.`]);
    });
  return demo;
}
