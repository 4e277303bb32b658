import { runSvcProgram } from "../../src/cli/svc-program.ts";

// Runs `svc` commands one after another and sends back their output.

const output = { stdout: "", stderr: "" };
for (const name of ["stdout", "stderr"] as const) {
  process[name].write = ((text: string | Uint8Array, ...args: unknown[]) => {
    output[name] += String(text);
    const callback = args.at(-1);
    if (typeof callback === "function") callback();
    return true;
  }) as typeof process.stdout.write;
}

let lastRun: Promise<void> = Promise.resolve();
process.on("message", ({ id, args, env }: { id: number; args: string[]; env: Record<string, string> }) => {
  lastRun = lastRun.then(async () => {
    output.stdout = "";
    output.stderr = "";
    process.exitCode = 0;
    const code = await runSvcProgram(args, env);
    process.send?.({ id, code, ...output });
  });
});
process.once("disconnect", () => process.exit());
