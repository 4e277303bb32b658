import { ServerStartError } from "@svc/local-servers";
import { readSettings, StackError } from "./settings.ts";
import { type Stack, type StackMode, Started, startStack } from "./stack.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);

async function report<T>(what: string, work: () => Promise<T>): Promise<T> {
  process.stdout.write(`${what} … `);
  const start = performance.now();
  try {
    const result = await work();
    say(`${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    say("failed");
    throw error;
  }
}

/** Runs the stack on the terminal until it is told to stop, or one of its parts ends. Never returns. */
export async function runStack(
  mode: StackMode,
  build: (reporter: typeof report) => Promise<void>,
): Promise<never> {
  const started = new Started();
  let isStopping = false;
  const end = async (code: number): Promise<never> => {
    await started.stopAll();
    process.exit(code);
  };
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    say("\nStopping …");
    void end(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  process.on("SIGHUP", stop);
  try {
    const stack = await startStack(readSettings(), mode, started, report, () => build(report));
    announce(stack);
    const why = await stack.broken;
    if (isStopping) return await new Promise<never>(() => {});
    say(`${why}; stopping the rest.`);
  } catch (error) {
    if (isStopping) return await new Promise<never>(() => {});
    const isKnown = error instanceof StackError || error instanceof ServerStartError;
    process.stderr.write(`\n${isKnown ? error.message : error instanceof Error ? error.stack : error}\n`);
  }
  isStopping = true;
  return end(1);
}

function announce(stack: Stack): void {
  say("");
  if (stack.isRedisInMemory) {
    say(
      "There is no redis-server or valkey-server on the PATH: both services run in one process, and sessions are",
    );
    say(
      "kept in its memory alone. They are gone when it stops. Install Redis, or set REDIS_URL, for the real thing.",
    );
    say("");
  }
  if (stack.portalUrl) say(`Ready.  Portal       ${stack.portalUrl}`);
  say(`${stack.portalUrl ? "      " : "Ready."}  API          ${stack.apiUrl}`);
  say(`        Widget auth  ${stack.widgetAuthUrl}`);
  if (!stack.demoFile) {
    say(
      "\nMake the first key: npm run svc -- org create --name …; npm run svc -- keys create --org … --type ak --name …",
    );
    return;
  }
  say(`
The demo's keys are in ${stack.demoFile}, and the addresses and passwords with which to sign in to the portal.
In another terminal:

  . ${stack.demoFile}
  curl -H "Authorization: Bearer $SVC_AK" $SVC_API_URL/v1/rollovers
  curl -X POST -H "Authorization: Bearer $SVC_SK" $SVC_WIDGET_AUTH_URL/api/widget/auth

A site with the widget in it: npm run example:widget

Ctrl-C stops everything.`);
}
