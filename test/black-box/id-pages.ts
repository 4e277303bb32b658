import { readFileSync } from "node:fs";
import { pollUntil } from "@svc/testing";
import { findPathForId } from "../../apps/portal/src/shell/ids.ts";
import { BrowserUser } from "./browser-user.ts";
import { buildRequest, type DocumentedOperation, readDocument } from "./documented-operations.ts";
import { OperationCalls } from "./operation-calls.ts";
import type { RunningStack } from "./running-stack.ts";
import { openWidgetSession } from "./widget-session.ts";

/** Prefixes of the IDs that have a portal page. */
const PREFIXES = [
  "rol",
  "acct",
  "cons",
  "cus",
  "key",
  "whe",
  "whd",
  "evt",
  "req",
  "apr",
  "dst",
  "mem",
  "pln",
];

/** Returns the route patterns with an ID, such as `/rollovers/$id`, from the portal's route table. */
export function readRoutesWithIds(): string[] {
  const table = readFileSync(new URL("../../apps/portal/src/router.tsx", import.meta.url), "utf8");
  return [...table.matchAll(/(?:shell|public)Route\(\s*"([^"]*\$[^"]*)"/g)].map(([, path = ""]) => path);
}

export const toRoute = (page: string) => page.replace(/\/[a-z]{3,4}_[0-9a-z]{26}$/, "/$id");

/** Creates an object of each kind. @returns their portal paths */
export async function createIdPages(stack: RunningStack): Promise<string[]> {
  const { SVC_PORTAL_EMAIL = "", SVC_PORTAL_PASSWORD = "" } = stack.demo;
  const owner = new BrowserUser(stack.origin);
  await owner.callAuthOrThrow("/sign-in/email", { email: SVC_PORTAL_EMAIL, password: SVC_PORTAL_PASSWORD });
  const calls = new OperationCalls(stack, owner);
  await calls.collectIds();
  await calls.createDistribution();
  await calls.createApproval();
  await createDocument(calls);
  await createPlan(calls);
  await createConsent(calls);
  await awaitDelivery(calls);
  await calls.callApi("GET", "/v1/events?limit=1");
  const requestId = await createLoggedRequest(calls, owner);
  calls.ids.record([requestId, await findMemberId(stack, owner)]);
  return PREFIXES.map((prefix) => {
    const page = findPathForId(calls.ids.get(prefix));
    if (page === null) throw new Error(`the portal has no page for IDs that begin with ${prefix}_`);
    return page;
  });
}

const createDocument = (calls: OperationCalls) => callOperation(calls, "uploadDocument");
const createPlan = (calls: OperationCalls) => callOperation(calls, "createPlan");

async function callOperation(calls: OperationCalls, name: string): Promise<void> {
  const { operations, conformance } = readDocument("api");
  const operation = operations.find(({ id }) => id === name) as DocumentedOperation;
  await calls.call("api", operation, conformance);
}

async function createConsent(calls: OperationCalls): Promise<void> {
  const { stack, ids } = calls;
  const create = readDocument("widget").operations.find(({ id }) => id === "createOrRetrieveAccount");
  const { path, init } = buildRequest(create as DocumentedOperation, ids);
  const headers = { ...init.headers, ...(await openWidgetSession(stack)) };
  const created = await fetch(stack.widgetAuthUrl + path, { ...init, headers });
  if (!created.ok) throw new Error(`create-account returned ${created.status}: ${await created.text()}`);
  ids.record(await created.json());
  await calls.callApi("GET", `/v1/accounts/${ids.get("acct")}/consents`);
}

async function awaitDelivery(calls: OperationCalls): Promise<void> {
  const path = `/v1/webhook-endpoints/${calls.ids.get("whe")}/deliveries?status=succeeded`;
  await pollUntil("a delivery to the endpoint", async () => {
    const { data } = await calls.callApi("GET", path);
    return (data as object[]).length > 0;
  });
}

async function createLoggedRequest({ stack }: OperationCalls, owner: BrowserUser): Promise<string> {
  const headers = { Authorization: `Bearer ${stack.demo.SVC_AK}` };
  const refused = await fetch(`${stack.apiUrl}/v1/rollovers/rol_00000000000000000000000000`, { headers });
  const { requestId } = (await refused.json()) as { requestId: string };
  await pollUntil("the request is in the log", async () => {
    const logged = await fetch(`${stack.origin}/portal/api/requests/${requestId}`, {
      headers: { ...owner.headers(), "Svc-Organization": stack.demo.SVC_ORGANIZATION ?? "" },
    });
    return logged.ok;
  });
  return requestId;
}

async function findMemberId({ origin }: RunningStack, owner: BrowserUser): Promise<string> {
  const response = await fetch(`${origin}/portal/api/session`, { headers: owner.headers() });
  const { memberships } = (await response.json()) as { memberships: { memberId: string }[] };
  if (!memberships[0]) throw new Error("the owner is a member of no organization");
  return memberships[0].memberId;
}
