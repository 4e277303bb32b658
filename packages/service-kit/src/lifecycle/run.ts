import { ConfigError } from "../config/read-config.ts";
import type { RunningService } from "./serve.ts";

const EXIT_CONFIG = 78;

/**
 * Runs a service as a process: starts it, and stops it on SIGTERM, SIGINT, or when the process that started it is
 * gone. A start that fails ends with one line for a person, and the exit code 78 where the configuration is at fault.
 *
 * @param start gives the running service; it reads the configuration
 */
export async function runService(name: string, start: () => Promise<RunningService>): Promise<void> {
  let service: RunningService;
  try {
    service = await start();
  } catch (error) {
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof ConfigError ? EXIT_CONFIG : 1);
  }
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    try {
      await service.stop();
      process.exit(0);
    } catch (error) {
      process.stderr.write(
        `${name}: did not stop cleanly: ${error instanceof Error ? error.message : error}\n`,
      );
      process.exit(1);
    }
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (process.channel) process.once("disconnect", stop);
  process.send?.({ ready: true, name, url: service.url });
}
