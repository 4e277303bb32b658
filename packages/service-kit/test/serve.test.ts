import { once } from "node:events";
import { Agent, get, type IncomingMessage, type RequestListener } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { itOnLinux } from "@svc/testing";
import { Health } from "../src/health/index.ts";
import { ListenError, type RunningService, serve } from "../src/lifecycle/index.ts";
import { captureLog } from "./start-test-app.ts";

const services: RunningService[] = [];
const agents: Agent[] = [];

async function start(app: RequestListener, options: { port?: number; host?: string; drainMs?: number } = {}) {
  const { log, lines } = captureLog();
  const health = new Health([]);
  const closed: string[] = [];
  const close = async () => {
    closed.push("closed");
  };
  const service = await serve({ app, host: "127.0.0.1", port: 0, health, log, close, ...options });
  services.push(service);
  return { service, health, lines, closed };
}

async function fetchText(url: string, agent: Agent): Promise<{ response: IncomingMessage; body: string }> {
  agents.push(agent);
  const [response] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
  let body = "";
  for await (const chunk of response) body += chunk;
  return { response, body };
}

async function read(url: string, agent: Agent): Promise<{ status: number | undefined; body: string }> {
  const { response, body } = await fetchText(url, agent);
  return { status: response.statusCode, body };
}

const hello: RequestListener = (_req, res) => {
  res.end("hello");
};

describe("serve", () => {
  afterEach(async () => {
    for (const agent of agents.splice(0)) agent.destroy();
    await Promise.all(services.splice(0).map((service) => service.stop()));
  });

  it("listens on a free port and reports its URL", async () => {
    const { service } = await start(hello);
    expect(service.url).toBe(`http://127.0.0.1:${service.port}`);
    expect(await read(service.url, new Agent())).toEqual({ status: 200, body: "hello" });
  });

  it("reports a reachable address when it listens on all interfaces", async () => {
    const { service } = await start(hello, { host: "0.0.0.0" });
    expect(service.url).toBe(`http://127.0.0.1:${service.port}`);
  });

  it.each([
    [
      "a port in use",
      async () => ({ port: (await start(hello)).service.port }),
      /^port \d+ is in use by another program$/,
    ],
    ["another machine's address", async () => ({ host: "192.0.2.1" }), /^cannot listen on 192\.0\.2\.1:0: /],
  ])("explains %s in one line", async (_, createOptions, message) => {
    const error = await start(hello, await createOptions()).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ListenError);
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain("\n");
  });

  // Other systems do not balance connections among sockets.
  itOnLinux(
    "accepts several new connections per event loop turn, no matter how many clients open them",
    async () => {
      const CLIENTS = 64;
      let loopTurn = 0;
      let isDone = false;
      const count = () => {
        loopTurn += 1;
        if (!isDone) setImmediate(count);
      };
      const servedIn: number[] = [];
      const { service } = await start((_req, res) => {
        servedIn.push(loopTurn);
        res.end();
      });
      count();
      // The kernel accepts connections first, so all are pending at the next turn.
      const sockets = Array.from({ length: CLIENTS }, () => connect(service.port, "127.0.0.1"));
      for (const socket of sockets) socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
      await Promise.all(sockets.map((socket) => once(socket, "data")));
      isDone = true;
      for (const socket of sockets) socket.destroy();
      expect(Math.max(...servedIn) - Math.min(...servedIn)).toBeLessThan(CLIENTS / 2);
    },
  );

  it("frees its port for the next service once it has stopped", async () => {
    const { service } = await start(hello);
    await service.stop();
    const { service: next } = await start(hello, { port: service.port });
    expect(await read(next.url, new Agent())).toEqual({ status: 200, body: "hello" });
  });

  it("finishes in-flight requests, also on keep-alive connections, before it closes their dependencies", async () => {
    let markArrived = () => {};
    const arrived = new Promise<void>((resolve) => {
      markArrived = resolve;
    });
    let finishResponse = () => {};
    const { service, health, closed, lines } = await start((_req, res) => {
      finishResponse = () => res.end("finished");
      markArrived();
    });
    const agent = new Agent({ keepAlive: true });
    const reading = read(service.url, agent);
    await arrived;

    const stopping = service.stop();
    expect(await health.read()).toMatchObject({ status: "stopping" });
    const refused = connect(service.port, "127.0.0.1");
    const [error] = (await once(refused, "error")) as [NodeJS.ErrnoException];
    expect(error.code).toBe("ECONNREFUSED");
    expect(closed).toEqual([]);

    finishResponse();
    expect(await reading).toEqual({ status: 200, body: "finished" });
    await stopping;
    expect(closed).toEqual(["closed"]);
    expect(lines).toEqual([]);
  });

  it("does not wait for idle connections", async () => {
    const { service, lines } = await start(hello);
    const agent = new Agent({ keepAlive: true });
    await read(service.url, agent);
    await service.stop();
    expect(lines).toEqual([]);
  });

  it("stops once, no matter how often stop is called", async () => {
    const { service, closed } = await start(hello);
    await Promise.all([service.stop(), service.stop()]);
    await service.stop();
    expect(closed).toEqual(["closed"]);
  });

  it("reports not ready while draining, serves requests without keep-alive, and stops draining when aborted", async () => {
    const { service, health } = await start(hello, { drainMs: 3_600_000 });
    const keepAliveAgent = new Agent({ keepAlive: true });
    const getConnectionHeader = async (agent: Agent) =>
      (await fetchText(service.url, agent)).response.headers.connection;
    expect(await getConnectionHeader(keepAliveAgent)).toBe("keep-alive");
    const aborting = new AbortController();
    const draining = service.drain(aborting.signal);
    expect(await health.read()).toMatchObject({ status: "stopping" });
    expect(await getConnectionHeader(keepAliveAgent)).toBe("close");
    expect(await getConnectionHeader(new Agent({ keepAlive: true }))).toBe("close");
    aborting.abort();
    await draining;
    expect(await getConnectionHeader(keepAliveAgent)).toBe("close");
    await service.stop();
  });

  it("drains no longer than configured", async () => {
    const { service } = await start(hello, { drainMs: 5 });
    await service.drain();
    expect(await read(service.url, new Agent())).toMatchObject({ status: 200 });
    await service.stop();
  });
});
