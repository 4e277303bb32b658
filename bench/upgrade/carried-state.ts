import { randomUUID } from "node:crypto";
import type { ClientTarget } from "../faults/clients.ts";
import type { Journal } from "../faults/journal.ts";
import { createAccount, requestJson } from "../request-json.ts";
import type { UpgradeSite } from "./site.ts";

/** What one release has begun and another has to know. */
export interface CarriedState {
  /** @returns what the release that is asked now does not know of it */
  findMissing(): Promise<string[]>;
}

/** Has the release that serves now open a session, and create a rollover under an idempotency key. @param name of its account number */
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
        (answer) => (answer.id === id ? "" : `${name}: repeated under its key, a creation was done again`),
        (error: Error) => `${name}: a creation cannot be repeated under its key: ${error.message}`,
      );
      const token = String(opened.sessionToken);
      const session = await requestJson(widget, "/api/widget/custodians?q=fid", token).then(
        () => "",
        (error: Error) => `${name}: a session that was open is refused: ${error.message}`,
      );
      return [again, session].filter(Boolean);
    },
  };
}

/** The body of a direct rollover by wire. @param accountNumber at the source */
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
