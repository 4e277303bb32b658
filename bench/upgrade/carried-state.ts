import { randomUUID } from "node:crypto";
import type { ClientTarget } from "../faults/clients.ts";
import type { Journal } from "../faults/journal.ts";
import { createAccount, requestJson } from "../request-json.ts";
import type { UpgradeSite } from "./site.ts";

/** State created by one release that the other must accept. */
export interface CarriedState {
  /** @returns issues of the release that is running now */
  findMissing(): Promise<string[]>;
}

/** Opens a session and creates a rollover with an idempotency key on the running release. @param name source account number */
export async function beginCarriedState(
  { target }: UpgradeSite,
  journal: Journal,
  name: string,
): Promise<CarriedState> {
  const [api = ""] = target.api;
  const [widget = ""] = target.widget;
  const opened = await requestJson(widget, "/api/widget/auth", target.sk, { externalUserId: randomUUID() });
  const accountId = await createAccount(api, target.ak, name);
  const key = { "idempotency-key": randomUUID() };
  const body = rolloverBody(target, accountId, name);
  const { id } = await requestJson(api, "/v1/rollovers", target.ak, body, key);
  journal.created.set(name, String(id));
  return {
    async findMissing() {
      const again = await requestJson(api, "/v1/rollovers", target.ak, body, key).then(
        (answer) =>
          answer.id === id ? "" : `${name}: a repeated creation with the same key created another rollover`,
        (error: Error) => `${name}: a repeated creation with the same key failed: ${error.message}`,
      );
      const token = String(opened.sessionToken);
      const session = await requestJson(widget, "/api/widget/custodians?q=fid", token).then(
        () => "",
        (error: Error) => `${name}: an open session was rejected: ${error.message}`,
      );
      return [again, session].filter(Boolean);
    },
  };
}

/** Builds the body of a direct rollover by wire. @param accountNumber source account number */
export function rolloverBody(
  { custodians }: Pick<ClientTarget, "custodians">,
  accountId: string,
  accountNumber: string,
) {
  return {
    accountId,
    type: "direct",
    source: { custodianId: custodians.source, accountType: "qualified_plan", accountNumber },
    destination: {
      custodianId: custodians.destination,
      accountType: "traditional_ira",
      accountNumber: "IRA-11223344",
    },
    amount: { kind: "full" },
    deliveryMethod: "wire",
    attestations: { eligibleAmount: true },
  };
}
