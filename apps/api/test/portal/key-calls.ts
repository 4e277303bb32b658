import type { KeyType } from "@svc/keys";
import type { TestApi } from "../start-test-api.ts";
import { callAs } from "./member-calls.ts";
import type { SignedIn } from "./sign-in-as.ts";

export const KEYS = "/portal/api/keys";

export function keyCalls(api: TestApi, who: SignedIn) {
  return {
    list: (query: Record<string, string> = {}) => callAs(api, who, "get", KEYS).query(query),
    get: (id: string) => callAs(api, who, "get", `${KEYS}/${id}`),
    create: (body: object) => callAs(api, who, "post", KEYS).send(body),
    update: (id: string, body: object) => callAs(api, who, "patch", `${KEYS}/${id}`).send(body),
    rotate: (id: string, body: object = {}) => callAs(api, who, "post", `${KEYS}/${id}/rotate`).send(body),
    revoke: (id: string, name: string) => callAs(api, who, "post", `${KEYS}/${id}/revoke`).send({ name }),
    check: (ipAllowlist: unknown) =>
      callAs(api, who, "post", `${KEYS}/check-allowlist`).send({ ipAllowlist } as object),
  };
}

export const SIMPLE = {
  type: "ak" as KeyType,
  name: "Payroll server",
  scopes: ["rollovers:read", "accounts:read"],
};
