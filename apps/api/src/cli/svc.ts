import { runSvcProgram } from "./svc-program.ts";

// Whoever reads may have seen enough, as `head` does: that is no fault.
process.stdout.on("error", () => process.exit());
process.exitCode = await runSvcProgram(process.argv.slice(2), process.env);
