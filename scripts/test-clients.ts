import { TOOLS } from "./clients/tools.ts";
import { tryTool } from "./clients/try-tool.ts";
import { startWatchedStack } from "./clients/watched-stack.ts";
import { StepPrinter } from "./terminal/step-printer.ts";

// npm run test:clients -- [tool …]: generates clients with integrators' tools and checks their calls. Installs the tools from npm
// into temporary folders.

const names = process.argv.slice(2);
const tools = TOOLS.filter(({ name }) => names.length === 0 || names.includes(name));
if (tools.length === 0) {
  console.error(`Usage: npm run test:clients -- [${TOOLS.map(({ name }) => `"${name}"`).join(" | ")}]`);
  process.exit(2);
}
const steps = new StepPrinter();
const stack = await steps.run("npm start", startWatchedStack);
let failures = 0;
for (const tool of tools) {
  const failure = await steps.run(
    tool.name,
    () => tryTool(tool, stack),
    (result) => result,
  );
  if (failure !== null) failures += 1;
}
await stack.stop();
console.log(
  failures === 0 ? `All ${tools.length} tools work.` : `${failures} of ${tools.length} tools failed.`,
);
process.exit(failures === 0 ? 0 : 1);
