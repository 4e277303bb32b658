import { randomUUID } from "node:crypto";
import { askJson, makeAccount } from "../ask-json.ts";
import type { Asked } from "../faults/clients.ts";
import type { Journal } from "../faults/journal.ts";
import type { UpgradeSite } from "./site.ts";

/** What one release has begun and another has to know. */
export interface Carried {
  /** @returns what the release that is asked now does not know of it */
  look(): Promise<string[]>;
}

/** Has the release that serves now open a session, and create a rollover under an idempotency key. @param name of its account number */
export async function begin({ asked }: UpgradeSite, journal: Journal, name: string): Promise<Carried> {
  const [api = ""] = asked.api;
  const [widget = ""] = asked.widget;
  const opened = await askJson(widget, "/api/widget/auth", asked.sk, { externalUserId: randomUUID() });
  const accountId = await makeAccount(api, asked.ak, name);
  const key = { "idempotency-key": randomUUID() };
  const body = rolloverBody(asked, accountId, name);
  const { id } = await askJson(api, "/v1/rollovers", asked.ak, body, key);
  journal.created.set(name, String(id));
  return {
    async look() {
      const again = await askJson(api, "/v1/rollovers", asked.ak, body, key).then(
        (answer) => (answer.id === id ? "" : `${name}: repeated under its key, a creation was done again`),
        (error: Error) => `${name}: a creation cannot be repeated under its key: ${error.message}`,
      );
      const token = String(opened.sessionToken);
      const session = await askJson(widget, "/api/widget/custodians?q=fid", token).then(
        () => "",
        (error: Error) => `${name}: a session that was open is refused: ${error.message}`,
      );
      return [again, session].filter(Boolean);
    },
  };
}

/** The body of a direct rollover by wire. @param accountNumber at the source */
export function rolloverBody(
  { custodians }: Pick<Asked, "custodians">,
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
