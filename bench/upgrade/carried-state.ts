import { randomUUID } from "node:crypto";
import type { Journal } from "../faults/journal.ts";
import { buildDirectRollover, createAccount, requestJson } from "../request-json.ts";
import type { UpgradeSite } from "./site.ts";

/** State that one release created and the other must accept. */
export interface CarriedState {
  /** @returns issues with the state in the running release */
  findIssues(): Promise<string[]>;
}

/** Creates a session and a rollover. @param name also the source account number */
export async function beginCarriedState(
  { target }: UpgradeSite,
  journal: Journal,
  name: string,
): Promise<CarriedState> {
  const [api = ""] = target.api;
  const [widget = ""] = target.widget;
  const opened = await requestJson(widget, "/api/widget/auth", target.sk, { externalUserId: randomUUID() });
  const accountId = await createAccount(api, target.ak, name);
  const idempotencyHeader = { "idempotency-key": randomUUID() };
  const body = buildDirectRollover(target.custodians, accountId, name);
  const { id } = await requestJson(api, "/v1/rollovers", target.ak, body, idempotencyHeader);
  journal.created.set(name, String(id));
  return {
    async findIssues() {
      const creationIssue = await requestJson(api, "/v1/rollovers", target.ak, body, idempotencyHeader).then(
        (rollover) =>
          rollover.id === id ? "" : `${name}: a repeated creation with the same key created another rollover`,
        (error: Error) => `${name}: a repeated creation with the same key failed: ${error.message}`,
      );
      const token = String(opened.sessionToken);
      const sessionIssue = await requestJson(widget, "/api/widget/custodians?q=fid", token).then(
        () => "",
        (error: Error) => `${name}: an open session was rejected: ${error.message}`,
      );
      return [creationIssue, sessionIssue].filter(Boolean);
    },
  };
}
