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
    unused: "This key was not used yet. Its first use appears here within a second.",
    safe: "It may be revoked",
    unsafe: "It is still needed",
    why: {
      successor_unused: "Nobody has used its successor yet.",
      still_used: "It was used within the last hour.",
      used_since_successor: "It was used after its successor was, and within the last day.",
      replaced: "Its successor is used, and it is silent.",
    } as Readonly<Record<string, string>>,
    successorFirstUsed: "Successor first used",
  },
});
