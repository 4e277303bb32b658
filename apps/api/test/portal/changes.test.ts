import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import {
  buildAccount,
  buildRolloverBody,
  createCapturedLogger,
  OpenApiConformance,
  pollUntil,
  TestClock,
} from "@svc/testing";
import type { Response } from "express";
import { openChangeStreams } from "../../src/transport/portal/changes/change-streams.ts";
import { startTestApi, useTestApi } from "../start-test-api.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const api = useTestApi();
const conformance = OpenApiConformance.fromFile(new URL("../../portal-openapi.json", import.meta.url));

interface ChangeMessage {
  type: string;
  id?: string;
  rolloverId?: string | null;
}

const openControllers: AbortController[] = [];

afterEach(() => {
  for (const controller of openControllers.splice(0)) controller.abort();
});

async function listen(
  { headers }: Pick<SignedIn, "headers">,
  extraHeaders: Record<string, string> = {},
  url = api.url,
) {
  const controller = new AbortController();
  openControllers.push(controller);
  const response = await fetch(`${url}/portal/api/changes`, {
    headers: { ...headers, ...extraHeaders },
    signal: controller.signal,
  });
  const received: ChangeMessage[] = [];
  const state = { hasEnded: false };
  const read = async () => {
    let text = "";
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const messages = text.split("\n\n");
      text = messages.pop() ?? "";
      for (const message of messages) {
        const data = message.split("\n").find((line) => line.startsWith("data: "));
        if (data) received.push(JSON.parse(data.slice(6)));
      }
    }
  };
  const ended = read()
    .catch(() => {})
    .finally(() => {
      state.hasEnded = true;
    });
  return { response, received, ended, state };
}

const createRollover = async () => {
  const { id } = await buildAccount(api, api.ak.organizationId);
  const body = await buildRolloverBody(api, id);
  return (await api.call("post", "/v1/rollovers").send(body).expect(201)).body.id as string;
};

describe("Change stream", () => {
  it("sends committed changes of the organization, and none of another", async () => {
    const member = await signInAs(api, "operations", { organizationId: api.ak.organizationId });
    const outsider = await signInAs(api, "operations");
    const [ownStream, otherStream] = [await listen(member), await listen(outsider)];
    expect(ownStream.response.headers.get("content-type")).toContain("text/event-stream");
    expect(ownStream.response.headers.get("cache-control")).toBe("no-store");
    const id = await createRollover();
    await pollUntil("the change is received", () =>
      ownStream.received.some(({ rolloverId }) => rolloverId === id),
    );
    expect(otherStream.received).toEqual([]);
    const ids = ownStream.received.map(({ id: messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("tells a returning client to refetch", async () => {
    const person = await signInAs(api, "viewer");
    const { received } = await listen(person, { "Last-Event-ID": "evt_00000000000000000000000001" });
    await pollUntil("a message is received", () => received.length);
    expect(received).toEqual([{ type: "refetch" }]);
  });

  it("ends when the session ends, the member is removed, or the organization is locked", async () => {
    const endings = {
      session: ({ sessionId }: SignedIn) => api.db.prisma.portalSession.delete({ where: { id: sessionId } }),
      member: ({ memberId }: SignedIn) =>
        api.db.prisma.member.update({ where: { id: memberId }, data: { removedAt: new Date() } }),
      organization: ({ organizationId }: SignedIn) =>
        api.db.prisma.organization.update({
          where: { id: organizationId ?? "" },
          data: { lockedAt: new Date(), lockReason: "requested" },
        }),
    };
    const unaffected = await listen(await signInAs(api, "viewer"));
    for (const end of Object.values(endings)) {
      const person = await signInAs(api, "viewer");
      const { ended } = await listen(person);
      await end(person);
      await ended;
    }
    expect(unaffected.state.hasEnded).toBe(false);
  });

  it("has the headers that the portal's document declares", async () => {
    const { response } = await listen(await signInAs(api, "viewer"));
    conformance.check({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      request: { method: "GET", url: response.url },
    });
    expect(response.headers.get("x-accel-buffering")).toBe("no");
  });

  it("requires a signed-in member of the organization", async () => {
    const { response } = await listen({ headers: {} as never });
    expect(response.status).toBe(401);
    const foreign = await listen(await signInAs(api, "owner"), { "Svc-Organization": api.ak.organizationId });
    expect(foreign.response.status).toBe(404);
  });

  it("is limited to eight connections per member, without limiting other members", async () => {
    const person = await signInAs(api, "viewer");
    const eightStreams = await Promise.all(Array.from({ length: 8 }, () => listen(person)));
    expect(eightStreams.map(({ response }) => response.status)).toEqual(eightStreams.map(() => 200));
    const ninth = await listen(person);
    expect(ninth.response.status).toBe(429);
    expect(ninth.response.headers.get("retry-after")).toBe("30");
    expect((await listen(await signInAs(api, "viewer"))).response.status).toBe(200);
  });

  it("does not open while the service stops", async () => {
    const { sessionId, memberId } = await signInAs(api, "viewer");
    const log = createCapturedLogger("api");
    const streams = openChangeStreams({ db: api.db, clock: new TestClock(Date.now()), log });
    streams.close();
    const listener = { sessionId, memberId, organizationId: api.ak.organizationId };
    const response = new ServerResponse(new IncomingMessage(new Socket())) as Response;
    await expect(streams.open(response, listener, false)).rejects.toMatchObject({ code: "overloaded" });
    expect(response.headersSent).toBe(false);
  });

  it("ends when the service stops, without delaying the stop", async () => {
    const other = await startTestApi();
    const person = await signInAs(other, "viewer");
    const { ended } = await listen(person, {}, other.url);
    const stopped = other.stop();
    await ended;
    await stopped;
  });
});
