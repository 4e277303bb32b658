import createClient from "openapi-fetch";
import type { components, paths } from "./api.d.ts";

// Moves a rollover from draft to completed with a client generated from the OpenAPI document. Unknown fields are compile errors. Run from
// the repository root, with a running `npm start`:
//   examples/typed-client/node_modules/.bin/openapi-typescript apps/api/openapi.json -o examples/typed-client/api.d.ts
//   node --env-file=.data/demo.env examples/typed-client/move-a-rollover.ts

type Rollover = components["schemas"]["Rollover"];
type Action = paths["/v1/rollovers/{id}/actions"]["post"]["requestBody"]["content"]["application/json"];

const api = createClient<paths>({
  baseUrl: process.env.SVC_API_URL ?? "http://localhost:3000",
  headers: { Authorization: `Bearer ${process.env.SVC_AK}` },
});

/** Returns the data, or throws the problem's code. */
function unwrap<Data>(result: { data?: Data; error?: components["schemas"]["Problem"] }): Data {
  if (result.error) throw new Error(`${result.error.code}: ${result.error.detail}`);
  return result.data as Data;
}

async function findCustodian(q: string): Promise<string> {
  const { data } = unwrap(await api.GET("/v1/custodians", { params: { query: { q, limit: 1 } } }));
  const [custodian] = data;
  if (!custodian) throw new Error(`no custodian ${q}`);
  return custodian.id;
}

async function act(rollover: Rollover, body: Action): Promise<Rollover> {
  const moved = unwrap(
    await api.POST("/v1/rollovers/{id}/actions", {
      params: {
        path: { id: rollover.id },
        header: { "Idempotency-Key": crypto.randomUUID(), "If-Match": `"${rollover.version}"` },
      },
      body,
    }),
  );
  console.log(`${body.action} → ${moved.state}`);
  return moved;
}

const { account } = unwrap(
  await api.POST("/v1/accounts", {
    body: { externalId: crypto.randomUUID(), firstName: "Ada", lastName: "Sample", email: "ada@example.com" },
  }),
);
let rollover = unwrap(
  await api.POST("/v1/rollovers", {
    params: { header: { "Idempotency-Key": crypto.randomUUID() } },
    body: {
      accountId: account.id,
      type: "direct",
      source: {
        custodianId: await findCustodian("test-manual"),
        accountType: "qualified_plan",
        accountNumber: "401K-00998877",
      },
      destination: {
        custodianId: await findCustodian("fidelity"),
        accountType: "traditional_ira",
        accountNumber: "IRA-11223344",
      },
      amount: { kind: "full" },
      deliveryMethod: "wire",
      attestations: { eligibleAmount: true },
    },
  }),
);
// "en-CA" formats dates as ISO 8601. The demo organization is in New York.
const receivedOn = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format();
const actions: Action[] = [
  { action: "submit", params: { consentReference: "signed-on-paper" } },
  { action: "start_review" },
  { action: "approve" },
  { action: "send_to_custodian" },
  { action: "acknowledge" },
  { action: "mark_funds_sent", params: { method: "wire", amount: "20150.25", sentTo: "destination" } },
  { action: "mark_funds_received", params: { amount: "20150.25", receivedOn } },
  { action: "complete", params: { postedAmount: "20150.25" } },
];
for (const step of actions) rollover = await act(rollover, step);
console.log(`${rollover.id} ${rollover.state}`);
