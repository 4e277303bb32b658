import { once } from "node:events";
import { Agent, get, type IncomingMessage, type RequestListener } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { itOnLinux } from "@svc/testing";
import { Health, ListenError, type RunningService, serve } from "../src/index.ts";
import { captureLog } from "./start-test-app.ts";

const services: RunningService[] = [];
const agents: Agent[] = [];

async function start(app: RequestListener, change: { port?: number; host?: string; drainMs?: number } = {}) {
  const { log, lines } = captureLog();
  const health = new Health([]);
  const closed: string[] = [];
  const close = async () => {
    closed.push("closed");
  };
  const service = await serve({ app, host: "127.0.0.1", port: 0, health, log, close, ...change });
  services.push(service);
  return { service, health, lines, closed };
}

async function fetchText(url: string, agent: Agent): Promise<{ answer: IncomingMessage; body: string }> {
  agents.push(agent);
  const [answer] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
  let body = "";
  for await (const chunk of answer) body += chunk;
  return { answer, body };
}

async function read(url: string, agent: Agent): Promise<{ status: number | undefined; body: string }> {
  const { answer, body } = await fetchText(url, agent);
  return { status: answer.statusCode, body };
}

const hello: RequestListener = (_req, res) => {
  res.end("hello");
};

describe("serve", () => {
  afterEach(async () => {
    for (const agent of agents.splice(0)) agent.destroy();
    await Promise.all(services.splice(0).map((service) => service.stop()));
  });

  it("listens on a free port and says where", async () => {
    const { service } = await start(hello);
    expect(service.url).toBe(`http://127.0.0.1:${service.port}`);
    expect(await read(service.url, new Agent())).toEqual({ status: 200, body: "hello" });
  });

  it("says an address that can be called, where it listens on all", async () => {
    const { service } = await start(hello, { host: "0.0.0.0" });
    expect(service.url).toBe(`http://127.0.0.1:${service.port}`);
  });

  it.each([
    [
      "a port that is taken",
      async () => ({ port: (await start(hello)).service.port }),
      /^port \d+ is in use by another program$/,
    ],
    [
      "an address that is not of this machine",
      async () => ({ host: "192.0.2.1" }),
      /^cannot listen on 192\.0\.2\.1:0: /,
    ],
  ])("explains %s in one line", async (_, change, message) => {
    const failed = await start(hello, await change()).catch((error) => error);
    expect(failed).toBeInstanceOf(ListenError);
    expect(failed.message).toMatch(message);
    expect(failed.message).not.toContain("\n");
  });

  // Other systems do not balance connections among sockets of one address.
  itOnLinux(
    "takes several new connections in each turn of the event loop, whoever opens how many",
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

  it("leaves its port to the next one when it has stopped", async () => {
    const { service } = await start(hello);
    await service.stop();
    const { service: next } = await start(hello, { port: service.port });
    expect(await read(next.url, new Agent())).toEqual({ status: 200, body: "hello" });
  });

  it("finishes a request in flight before it closes what the request needs, over a kept connection too", async () => {
    let respond = () => {};
    const arrived = new Promise<void>((resolve) => {
      respond = resolve;
    });
    let answer = () => {};
    const { service, health, closed, lines } = await start((_req, res) => {
      answer = () => res.end("finished");
      respond();
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

    answer();
    expect(await reading).toEqual({ status: 200, body: "finished" });
    await stopping;
    expect(closed).toEqual(["closed"]);
    // It ended before the ten-second limit.
    expect(lines).toEqual([]);
  });

  it("does not wait for connections that ask nothing", async () => {
    const { service, lines } = await start(hello);
    const agent = new Agent({ keepAlive: true });
    await read(service.url, agent);
    await service.stop();
    expect(lines).toEqual([]);
  });

  it("stops once, however often it is told to", async () => {
    const { service, closed } = await start(hello);
    await Promise.all([service.stop(), service.stop()]);
    await service.stop();
    expect(closed).toEqual(["closed"]);
  });

  it("drains: it is not ready, serves new connections, and keeps none, until somebody is in a hurry", async () => {
    const { service, health } = await start(hello, { drainMs: 3_600_000 });
    const keepAliveAgent = new Agent({ keepAlive: true });
    const getConnectionHeader = async (agent: Agent) =>
      (await fetchText(service.url, agent)).answer.headers.connection;
    expect(await getConnectionHeader(keepAliveAgent)).toBe("keep-alive");
    const hurry = new AbortController();
    const draining = service.drain(hurry.signal);
    expect(await health.read()).toMatchObject({ status: "stopping" });
    expect(await getConnectionHeader(keepAliveAgent)).toBe("close");
    expect(await getConnectionHeader(new Agent({ keepAlive: true }))).toBe("close");
    hurry.abort();
    await draining;
    expect(await getConnectionHeader(keepAliveAgent)).toBe("close");
    await service.stop();
  });

  it("drains no longer than it was told to", async () => {
    const { service } = await start(hello, { drainMs: 5 });
    await service.drain();
    expect(await read(service.url, new Agent())).toMatchObject({ status: 200 });
    await service.stop();
  });
});
