import { runSvcProgram } from "./svc-program.ts";

// A program such as `head` may close the pipe early.
process.stdout.on("error", () => process.exit());
process.exitCode = await runSvcProgram(process.argv.slice(2), process.env);
