import { createServer } from "node:net";
import { StackError } from "./settings.ts";

/** Checks the port first, before slow startup work. */
export function requireFreePort(name: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const why =
        error.code === "EADDRINUSE" ? "is in use by another program" : "cannot be opened by this user";
      reject(new StackError(`port ${port} ${why}; free it or set ${name}`));
    });
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });
}
