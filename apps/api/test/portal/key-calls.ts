import type { KeyType } from "@svc/keys";
import type { TestApi } from "../start-test-api.ts";
import { callAs } from "./member-calls.ts";
import type { SignedIn } from "./sign-in-as.ts";

const KEYS_PATH = "/portal/api/keys";

export function createKeyCalls(api: TestApi, person: SignedIn) {
  return {
    list: (query: Record<string, string> = {}) => callAs(api, person, "get", KEYS_PATH).query(query),
    get: (id: string) => callAs(api, person, "get", `${KEYS_PATH}/${id}`),
    create: (body: object) => callAs(api, person, "post", KEYS_PATH).send(body),
    update: (id: string, body: object) => callAs(api, person, "patch", `${KEYS_PATH}/${id}`).send(body),
    rotate: (id: string, body: object = {}) =>
      callAs(api, person, "post", `${KEYS_PATH}/${id}/rotate`).send(body),
    revoke: (id: string, name: string) =>
      callAs(api, person, "post", `${KEYS_PATH}/${id}/revoke`).send({ name }),
    checkAllowlist: (ipAllowlist: unknown) =>
      callAs(api, person, "post", `${KEYS_PATH}/check-allowlist`).send({ ipAllowlist } as object),
  };
}

export const KEY_INPUT = {
  type: "ak" as KeyType,
  name: "Payroll server",
  scopes: ["rollovers:read", "accounts:read"],
};
