import { localize } from "../shell/language.ts";

export const strings = localize({
  en: {
    title: "Usage",
    span: "Time range",
    day: "24 hours",
    week: "7 days",
    quarter: "90 days",
    accepted: "Accepted",
    refused: "Rejected",
    chart: "Accepted and rejected calls with this key over time",
    firstUsed: "First used",
    lastUsed: "Last used",
    lastAddress: "Last IP address",
    lastClient: "Last client",
    lastRefused: "Last rejected",
    networks: "Networks",
    network: "Network",
    firstSeen: "First seen",
    lastSeen: "Last seen",
    unknown: "Unknown",
    never: "Never",
    unused: "Not used yet. The first call appears here within seconds.",
    safe: "Safe to revoke",
    unsafe: "Still in use",
    why: {
      successor_unused: "The replacement key has not been used yet.",
      still_used: "This key was used within the last hour.",
      used_since_successor:
        "This key was used within the last day, after the replacement key was first used.",
      replaced: "The replacement key is in use, and this key is not.",
    } as Readonly<Record<string, string>>,
    successorFirstUsed: "Replacement key first used",
  },
});
