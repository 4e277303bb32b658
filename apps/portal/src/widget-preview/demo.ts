// Mock responses: the preview's content security policy allows no requests.

const ALL_TYPES = [
  "qualified_plan",
  "403b",
  "governmental_457b",
  "designated_roth",
  "traditional_ira",
  "roth_ira",
  "sep_ira",
  "simple_ira",
];

const CUSTODIANS = [
  "Acme Retirement Services",
  "Blue Harbor Trust",
  "Cedar Plan Administrators",
  "Dune Brokerage",
].map((name, index) => ({ id: `cus_preview${index}`, name, aliases: [], supportedAccountTypes: ALL_TYPES }));

/** Finds custodians by name and accepts every account. */
export async function mockFetch(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.pathname.endsWith("/create-account")) return Response.json({ account: { id: "acct_preview" } });
  const q = url.searchParams.get("q")?.toLowerCase() ?? "";
  const data = CUSTODIANS.filter(({ name }) => name.toLowerCase().includes(q));
  return Response.json({ data, hasMore: false });
}
