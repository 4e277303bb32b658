import { runSvcProgram } from "./svc-program.ts";

// Whoever reads may have seen enough, as `head` does: that is no fault.
process.stdout.on("error", () => process.exit());
process.exitCode = await runSvcProgram(process.argv.slice(2), process.env);
// A pipe takes what is printed as its reader does: all of it has to be out before the end.
await new Promise((resolve) => process.stdout.write("", resolve));
// The schema engine leaves a timer behind; there is nothing left to wait for.
process.exit();
