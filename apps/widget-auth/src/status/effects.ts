interface Effect {
  audience: string;
  texts: string[];
}

const AUDIENCES = ["Participants", "Integrators", "Operators"] as const;

const NO_ACCOUNTS =
  "Accounts cannot be created. Company search still works on pages with a public key. The widget keeps what participants entered, and they can send it again later.";

/** Tests verify each statement. */
const EFFECTS: Readonly<Record<string, Record<(typeof AUDIENCES)[number], string>>> = {
  postgres: {
    Participants: NO_ACCOUNTS,
    Integrators:
      "Requests that need the database return 503 <code>dependency_unavailable</code> and are safe to retry after <code>Retry-After</code>. Open sessions stay valid.",
    Operators: "No restart is needed. The process recovers when PostgreSQL does.",
  },
  redis: {
    Participants: NO_ACCOUNTS,
    Integrators:
      "Requests that open or use a session return 503 <code>dependency_unavailable</code>. Public keys can still list custodians.",
    Operators:
      "No restart is needed. The process recovers when Redis does. Sessions lost by Redis are rejected, and the widget opens new ones.",
  },
  clock: {
    Participants: "No effect. Expiry and due dates use the database clock.",
    Integrators: "No effect.",
    Operators:
      "Synchronize the clock of this host with NTP. Until then, load balancers send no requests here and log times are wrong.",
  },
};

const SHUTDOWN_EFFECTS: Effect[] = [
  { audience: "Participants", texts: ["No effect while another process serves the same address."] },
  { audience: "Integrators", texts: ["Requests in flight are completed."] },
  {
    audience: "Operators",
    texts: ["The process exits when all requests are completed, or when its time limit is reached."],
  },
];

/** Without a failed check, a degraded service is stopping. */
export function describeEffects(failedChecks: readonly string[]): Effect[] {
  if (failedChecks.length === 0) return SHUTDOWN_EFFECTS;
  return AUDIENCES.map((audience) => ({
    audience,
    texts: [...new Set(failedChecks.flatMap((name) => EFFECTS[name]?.[audience] ?? []))],
  })).filter(({ texts }) => texts.length > 0);
}
