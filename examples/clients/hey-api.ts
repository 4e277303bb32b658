import {
  createOrRetrieveAccount,
  createRollover,
  getRollover,
  listCustodians,
  listRollovers,
} from "./client";
import { client } from "./client/client.gen";

// Generate the client first: openapi-ts -i http://localhost:3000/openapi.json -o client

client.setConfig({ auth: () => process.env.SVC_AK, throwOnError: true });

const findCustodian = async (q: string) => {
  const { data } = await listCustodians<true>({ query: { q, limit: 1 } });
  return data.data[0]?.id ?? "";
};
const { data: retrieved } = await createOrRetrieveAccount<true>({
  body: { firstName: "Ada", lastName: "Sample", email: "ada@example.com" },
});
const { data: rollover } = await createRollover<true>({
  headers: { "Idempotency-Key": crypto.randomUUID() },
  body: {
    accountId: retrieved.account.id,
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
});
const { data: page } = await listRollovers<true>({ query: { state: ["draft"], limit: 5 } });
const { data: read } = await getRollover<true>({ path: { id: rollover.id } });
console.log(page.data.length, read.id, read.state);
