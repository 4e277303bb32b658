import { createServer } from "node:net";

const [FIRST_PORT, PORT_COUNT] = [20_000, 10_000];

/** Finds a port below the ephemeral range (32768), so that a restarted process finds it free again. */
export async function findLastingPort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORT_COUNT);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
