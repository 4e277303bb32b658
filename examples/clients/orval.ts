import axios from "axios";
import {
  createOrRetrieveAccount,
  createRollover,
  getRollover,
  listCustodians,
  listRollovers,
} from "./rollovers";

// Generate the client first: orval --input http://localhost:3000/openapi.json --output rollovers.ts

axios.defaults.baseURL = process.env.SVC_API_URL;
axios.defaults.headers.common.Authorization = `Bearer ${process.env.SVC_AK}`;

const findCustodian = async (q: string) => {
  const { data } = await listCustodians({ q, limit: 1 });
  return data.data[0]?.id ?? "";
};
const { data: retrieved } = await createOrRetrieveAccount({
  firstName: "Ada",
  lastName: "Sample",
  email: "ada@example.com",
});
const { data: rollover } = await createRollover(
  {
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
    amount: { kind: "full", currency: "USD" },
    deliveryMethod: "wire",
    attestations: { eligibleAmount: true },
  },
  { headers: { "Idempotency-Key": crypto.randomUUID() } },
);
const { data: page } = await listRollovers({ state: ["draft"], limit: 5 });
const { data: read } = await getRollover(rollover.id);
console.log(page.data.length, read.id, read.state);
