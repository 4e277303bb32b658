import { expect } from "@jest/globals";
import { buildAccount, buildRolloverBody, toOrganizationDay } from "@svc/testing";
import type { TestApi } from "../start-test-api.ts";
import { act } from "../workflow/rollover-steps.ts";

export const FUNDS_PATH = "/v1/incoming-funds";

export function createFundsCalls(api: TestApi, now = new Date()) {
  const post = (path: string, body: object, key?: string) => api.call("post", path, key).send(body);
  const get = async (path: string) => (await api.call("get", path).expect(200)).body;
  const today = toOrganizationDay(now);
  return {
    today,
    post,
    record: async (fields: object = {}) => {
      const body = { amount: "80000.00", receivedOn: today, method: "check", ...fields };
      return (await post(FUNDS_PATH, body).expect(201)).body;
    },
    change: (id: string, verb: string, body: object) => post(`${FUNDS_PATH}/${id}/${verb}`, body),
    read: (id: string) => get(`${FUNDS_PATH}/${id}`),
    list: async (query: object) =>
      (
        await api
          .call("get", FUNDS_PATH)
          .query({ limit: 100, ...query })
          .expect(200)
      ).body.data,
    summarize: async (query: object = {}) =>
      (await api.call("get", `${FUNDS_PATH}/summary`).query(query).expect(200)).body,
    readRollover: (id: string) => get(`/v1/rollovers/${id}`),
    buildRollover: async (to: string) => {
      const { id: accountId } = await buildAccount(api, api.ak.organizationId);
      const body = await buildRolloverBody(api, accountId);
      const { id } = (await post("/v1/rollovers", body).expect(201)).body;
      await post(`/v1/sandbox/rollovers/${id}/advance`, { to }).expect(200);
      return { id: id as string, accountId };
    },
    perform: async (id: string, action: string, params: object) => {
      const response = await act(api, id, action, params);
      expect({ action, status: response.status, errors: response.body.errors ?? null }).toEqual({
        action,
        status: 200,
        errors: null,
      });
      return response.body;
    },
    listEntries: async (id: string) => {
      const { rows } = await api.db.pool.query(
        "SELECT sequence, type, actor, data FROM incoming_funds_entries WHERE incoming_funds_id = $1 ORDER BY sequence",
        [id],
      );
      return rows as { sequence: number; type: string; actor: object; data: Record<string, unknown> }[];
    },
    listEventTypes: async (id: string) => {
      const events = (await api.call("get", "/v1/events").query({ limit: 100 }).expect(200)).body.data;
      return events
        .filter(({ data }: { data: { incomingFundsId?: string } }) => data.incomingFundsId === id)
        .map(({ type }: { type: string }) => type.replace("incoming_funds.", ""))
        .reverse();
    },
  };
}
