import createClient from "openapi-fetch";
import type { paths } from "./api";

// Generate the types first: openapi-typescript http://localhost:3000/openapi.json -o api.d.ts

const client = createClient<paths>({
  baseUrl: process.env.SVC_API_URL ?? "http://localhost:3000",
  headers: { Authorization: `Bearer ${process.env.SVC_AK}` },
});

const findCustodian = async (q: string) => {
  const { data } = await client.GET("/v1/custodians", { params: { query: { q, limit: 1 } } });
  return data?.data[0]?.id ?? "";
};
const { data: retrieved } = await client.POST("/v1/accounts", {
  body: { firstName: "Ada", lastName: "Sample", email: "ada@example.com" },
});
const { data: rollover } = await client.POST("/v1/rollovers", {
  params: { header: { "Idempotency-Key": crypto.randomUUID() } },
  body: {
    accountId: retrieved?.account.id ?? "",
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
const { data: page } = await client.GET("/v1/rollovers", {
  params: { query: { state: ["draft"], limit: 5 } },
});
const { data: read } = await client.GET("/v1/rollovers/{id}", {
  params: { path: { id: rollover?.id ?? "" } },
});
console.log(page?.data.length, read?.id, read?.state);
