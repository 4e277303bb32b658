import { inLanguages } from "../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Usage",
    span: "Span",
    day: "24 hours",
    week: "7 days",
    quarter: "90 days",
    accepted: "Accepted",
    refused: "Refused",
    chart: "Uses of this key over time, accepted and refused",
    firstUsed: "First used",
    lastUsed: "Last used",
    from: "From",
    client: "Client",
    lastRefused: "Last refused",
    networks: "Networks",
    network: "Network",
    firstSeen: "First seen",
    lastSeen: "Last seen",
    unknown: "Unknown",
    unused: "Not used yet. The first use appears here within a second.",
    safe: "Safe to revoke",
    unsafe: "Still in use",
    why: {
      successor_unused: "The successor has not been used yet.",
      still_used: "It was used within the last hour.",
      used_since_successor: "It was used after its successor, within the last day.",
      replaced: "The successor is in use, and this key is not.",
    } as Readonly<Record<string, string>>,
    successorFirstUsed: "Successor first used",
  },
});
