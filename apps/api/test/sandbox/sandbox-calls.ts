import { buildKey } from "@svc/testing";
import type { TestApi } from "../start-test-api.ts";
import { NOW, readStored } from "../workflow/rollover-steps.ts";

export const DAY_MS = 86_400_000;

/** Returns the API with a key of a new organization, which has its own sandbox clock. */
export async function newOrganization(api: TestApi): Promise<TestApi> {
  const ak = await buildKey(api, "ak");
  return { ...api, ak, call: (method, path, key = ak.key) => api.call(method, path, key) };
}

export function postClock(api: TestApi, body: unknown) {
  return api.call("post", "/v1/sandbox/clock/advance").send(body as object);
}

export async function advanceClockByDays(api: TestApi, days: number) {
  return (await postClock(api, { days }).expect(200)).body;
}

export function advanceRollover(api: TestApi, id: string, to?: string) {
  const body = to === undefined ? {} : { to };
  return api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send(body);
}

export function simulateResponse(api: TestApi, id: string, happening: unknown, params?: unknown) {
  const body = { happening, ...(params === undefined ? {} : { params }) };
  return api.call("post", `/v1/sandbox/rollovers/${id}/simulate`).send(body);
}

/** Returns a time after `NOW`, the start of the tests' clocks. */
export function daysAfterStart(days: number, ms = 0): Date {
  return new Date(Date.parse(NOW) + days * DAY_MS + ms);
}

export async function readAutomaticEntries(api: TestApi, id: string) {
  const { timeline } = await readStored(api, id);
  return timeline
    .filter(({ actor }) => actor.type !== "api_key")
    .map(({ actor, type, action, at, data }) => ({ actor: actor.type, type, action, at, data }));
}
