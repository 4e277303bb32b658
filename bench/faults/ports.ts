import { createServer } from "node:net";

const [FIRST, COUNT] = [20_000, 10_000];

/**
 * A TCP port that nobody listens on, and that the system gives to no connection: whoever is started again finds it free. Those that
 * connections are given begin at 32 768.
 */
export async function findLastingPort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
