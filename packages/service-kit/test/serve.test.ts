import { once } from "node:events";
import { Agent, get, type IncomingMessage, type RequestListener } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { Health, ListenError, type RunningService, serve } from "../src/index.ts";
import { keepLog } from "./start-test-app.ts";

const services: RunningService[] = [];
const agents: Agent[] = [];

async function start(app: RequestListener, change: { port?: number; host?: string; drainMs?: number } = {}) {
  const { log, lines } = keepLog();
  const health = new Health([]);
  const closed: string[] = [];
  const close = async () => {
    closed.push("closed");
  };
  const service = await serve({ app, host: "127.0.0.1", port: 0, health, log, close, ...change });
  services.push(service);
  return { service, health, lines, closed };
}

async function read(url: string, agent: Agent): Promise<{ status: number | undefined; body: string }> {
  agents.push(agent);
  const [answer] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
  let body = "";
  for await (const chunk of answer) body += chunk;
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
      /^port \d+ is taken by another program$/,
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

  it("finishes a request in flight before it closes what the request needs, over a kept connection too", async () => {
    let finish = () => {};
    const arrived = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let answer = () => {};
    const { service, health, closed, lines } = await start((_req, res) => {
      answer = () => res.end("finished");
      finish();
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
    // It ended by itself, and not because ten seconds were over.
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

  it("goes on serving while balancers notice", async () => {
    const { service, health } = await start(hello, { drainMs: 300 });
    const stopping = service.stop();
    expect(await health.read()).toMatchObject({ status: "stopping" });
    expect(await read(service.url, new Agent())).toMatchObject({ status: 200 });
    await stopping;
  });
});
