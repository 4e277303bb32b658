import { styleText } from "node:util";
import { ServerStartError } from "@svc/local-servers";
import { formatShellCommand, quoteShellWord } from "../terminal/shell-words.ts";
import { StepPrinter } from "../terminal/step-printer.ts";
import { readSettings, StackError, type StackSettings } from "./settings.ts";
import { type Stack, type StackMode, StartedParts, startStack } from "./stack.ts";

/** Never resolves: the handler that stops the stack ends the process. */
const waitForExit = () => new Promise<never>(() => {});

const bold = (text: string) => styleText("bold", text);

/** Runs the stack until a signal arrives or a part ends. Then stops all parts and ends this process. */
export async function runStack(
  mode: StackMode,
  build: (steps: StepPrinter) => Promise<void>,
): Promise<never> {
  const steps = new StepPrinter();
  const started = new StartedParts();
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
    const stack = await startStack(settings, mode, { started, reporter: steps, build: () => build(steps) });
    steps.print(formatAnnouncement(stack, settings));
    const reason = await stack.broken;
    if (isStopping) return await waitForExit();
    steps.print(`${reason}. Stopping the other processes.`);
  } catch (error) {
    if (isStopping) return await waitForExit();
    const hasRemedy = error instanceof StackError || error instanceof ServerStartError;
    const text = hasRemedy ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`\n${styleText("red", String(text), { stream: process.stderr })}\n`);
  }
  isStopping = true;
  return end(1);
}

const NO_REDIS = `
redis-server and valkey-server are not on the PATH: both services run in one process and keep sessions in
memory. Sessions are lost when the process stops. For persistent sessions, install Redis or set REDIS_URL.
`;

function formatAnnouncement(stack: Stack, { shellVariables }: StackSettings): string {
  const { portalUrl, apiUrl, widgetAuthUrl, demoFile } = stack;
  const links = [
    ...(portalUrl ? [["Portal", portalUrl]] : []),
    ["API", apiUrl],
    ["Reference", `${apiUrl}/docs`],
    ["First steps", `${apiUrl}/docs/guides/first-rollover`],
    ["Widget auth", widgetAuthUrl],
  ].map(
    ([name = "", url = ""], index) => `${index === 0 ? "Ready." : "      "}  ${name.padEnd(12)} ${bold(url)}`,
  );
  const command = (text: string) => `  ${bold(formatShellCommand(shellVariables, text))}`;
  const text = demoFile
    ? `
The demo API keys and the portal sign-ins are in ${demoFile}.
In another terminal, run:

  ${bold(`. ${quoteShellWord(demoFile)}`)}
  ${bold('curl -H "Authorization: Bearer $SVC_AK" $SVC_API_URL/v1/rollovers')}
  ${bold('curl -X POST -H "Authorization: Bearer $SVC_SK" $SVC_WIDGET_AUTH_URL/api/widget/auth')}

To serve an example site with the widget, or to run the operator command:

${command("npm run example:widget")}
${command("npm run svc -- --help")}

Press Ctrl-C to stop.`
    : `
To create the first API key, run in another terminal:

${command('npm run svc -- org create --name "…"')}
${command('npm run svc -- keys create --org org_… --type ak --name "…"')}`;
  return [...(stack.isRedisInMemory ? [NO_REDIS] : [""]), ...links, text].join("\n");
}
