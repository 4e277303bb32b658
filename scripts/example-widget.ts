import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { DemoEnv } from "../examples/widget-host/integrator.ts";
import { startWidgetHost } from "../examples/widget-host/server.ts";
import { ROOT, readPort, readSettings } from "./stack/settings.ts";
import { formatShellCommand } from "./terminal/shell-words.ts";
import { runTurboTasks } from "./turbo.ts";

// npm run example:widget: serves a site with the widget. Needs a running `npm start`.

const { dataDir, shellVariables } = readSettings();
const demoFile = join(dataDir, "demo.env");
if (!existsSync(demoFile)) {
  const start = formatShellCommand(shellVariables, "npm start");
  console.error(`${demoFile} does not exist. First run this in another terminal: ${start}`);
  process.exit(1);
}
await runTurboTasks(["build", "--filter=@svc/widget"]);
const config = parseEnv(readFileSync(demoFile, "utf8")) as unknown as DemoEnv;
const readWidgetFile = (name: string) => readFile(join(ROOT, "packages/widget/dist", name), "utf8");
try {
  const host = await startWidgetHost(config, readWidgetFile, readPort("WIDGET_HOST_PORT", 3003));
  console.log(`Example site with the widget: ${host.url}\n\nPress Ctrl-C to stop.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void host.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(
    `The example site failed to start: ${(error as Error).message}. To use another port, set WIDGET_HOST_PORT.`,
  );
  process.exit(1);
}
