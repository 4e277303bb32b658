import { styleText } from "node:util";
import { ServerStartError } from "@svc/local-servers";
import { shellCommand, shellWord } from "../terminal/shell-words.ts";
import { StepPrinter } from "../terminal/step-printer.ts";
import { readSettings, StackError, type StackSettings } from "./settings.ts";
import { type Stack, type StackMode, Started, startStack } from "./stack.ts";

const bold = (text: string) => styleText("bold", text);

/** Runs until the stack is stopped or a part ends. */
export async function runStack(
  mode: StackMode,
  build: (steps: StepPrinter) => Promise<void>,
): Promise<never> {
  const steps = new StepPrinter();
  const started = new Started();
  let isStopping = false;
  const end = async (code: number): Promise<never> => {
    await started.stopAll();
    process.exit(code);
  };
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    steps.print("\nStopping …");
    void end(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  process.on("SIGHUP", stop);
  try {
    const settings = readSettings();
    const stack = await startStack(settings, mode, started, steps, () => build(steps));
    steps.print(announcement(stack, settings));
    const why = await stack.broken;
    if (isStopping) return await new Promise<never>(() => {});
    steps.print(`${why}; stopping the rest.`);
  } catch (error) {
    if (isStopping) return await new Promise<never>(() => {});
    const isKnown = error instanceof StackError || error instanceof ServerStartError;
    const text = isKnown ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`\n${styleText("red", String(text), { stream: process.stderr })}\n`);
  }
  isStopping = true;
  return end(1);
}

const NO_REDIS = `
There is no redis-server or valkey-server on the PATH: both services run in one process, and sessions are
kept in its memory alone. They are gone when it stops. Install Redis, or set REDIS_URL, for the real thing.
`;

function announcement(stack: Stack, { shellVariables }: StackSettings): string {
  const { portalUrl, apiUrl, widgetAuthUrl, demoFile } = stack;
  const places = [
    ...(portalUrl ? [["Portal", portalUrl]] : []),
    ["API", apiUrl],
    ["Reference", `${apiUrl}/docs`],
    ["First steps", `${apiUrl}/docs/guides/first-rollover`],
    ["Widget auth", widgetAuthUrl],
  ].map(
    ([name = "", url = ""], index) => `${index === 0 ? "Ready." : "      "}  ${name.padEnd(12)} ${bold(url)}`,
  );
  const command = (text: string) => `  ${bold(shellCommand(shellVariables, text))}`;
  const text = demoFile
    ? `
The demo's keys are in ${demoFile}, and the addresses and passwords with which to sign in to the portal.
In another terminal:

  ${bold(`. ${shellWord(demoFile)}`)}
  ${bold('curl -H "Authorization: Bearer $SVC_AK" $SVC_API_URL/v1/rollovers')}
  ${bold('curl -X POST -H "Authorization: Bearer $SVC_SK" $SVC_WIDGET_AUTH_URL/api/widget/auth')}

A site with the widget in it, and the operator's command:

${command("npm run example:widget")}
${command("npm run svc -- --help")}

Ctrl-C stops everything.`
    : `
Make the first key in another terminal:

${command('npm run svc -- org create --name "…"')}
${command('npm run svc -- keys create --org org_… --type ak --name "…"')}`;
  return [...(stack.isRedisInMemory ? [NO_REDIS] : [""]), ...places, text].join("\n");
}
