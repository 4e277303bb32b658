import "@svc/widget";
import "./preview.css";
import type { Theme } from "./theme.ts";

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
].map((name, index) => ({
  id: `cus_preview${index}`,
  name,
  aliases: [],
  supportedAccountTypes: ALL_TYPES,
  popularRank: index + 1,
}));

/** Finds custodians by name and accepts every account. */
async function mockFetch(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.pathname.endsWith("/create-account")) return Response.json({ account: { id: "acct_preview" } });
  const q = url.searchParams.get("q")?.toLowerCase() ?? "";
  const data = CUSTODIANS.filter(({ name }) => name.toLowerCase().includes(q));
  return Response.json({ data, hasMore: false });
}

const appliedProperties = new Set<string>();

// The preview's frame has an opaque origin, which the widget rejects. The page's origin replaces it.
Object.assign(globalThis, { fetch: mockFetch, origin: location.origin });
const widget = document.createElement("svc-rollover-widget");
widget.setAttribute("inline", "");
widget.setAttribute("base-url", location.origin);
widget.fetchToken = () => "preview";
document.querySelector("#preview")?.append(widget);

addEventListener("message", ({ origin, source, data }) => {
  if (origin !== location.origin || source !== parent) return;
  if (typeof data?.properties !== "object") return;
  const { properties, scheme, locale, organizationName, privacyUrl } = data as Theme;
  for (const name of appliedProperties) widget.style.removeProperty(name);
  appliedProperties.clear();
  for (const [name, value] of Object.entries(properties)) {
    widget.style.setProperty(name, value);
    appliedProperties.add(name);
  }
  widget.setAttribute("theme", scheme);
  widget.setAttribute("locale", locale);
  widget.setAttribute("organization-name", organizationName);
  widget.setAttribute("privacy-url", privacyUrl);
  document.documentElement.style.colorScheme = scheme === "auto" ? "light dark" : scheme;
});
parent.postMessage("ready", location.origin);
