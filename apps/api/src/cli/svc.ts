import { runSvcProgram } from "./svc-program.ts";

// The reader may close the pipe early, as `head` does.
process.stdout.on("error", () => process.exit());
process.exitCode = await runSvcProgram(process.argv.slice(2), process.env);
