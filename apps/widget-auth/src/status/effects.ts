export interface Effect {
  whom: string;
  texts: string[];
}

const WHOM = ["Participants", "Integrators", "Operators"] as const;

const NO_ACCOUNTS =
  "No account is created. The widget still finds companies where the page has a public key; what was entered is kept, and can be sent again.";

/** By failed check. Tests verify each statement. */
const EFFECTS: Readonly<Record<string, Record<(typeof WHOM)[number], string>>> = {
  postgres: {
    Participants: NO_ACCOUNTS,
    Integrators:
      "What needs the database is answered 503 <code>dependency_unavailable</code>, and is safe to send again after <code>Retry-After</code>. Open sessions stay open.",
    Operators: "No restart is needed: the process recovers as soon as PostgreSQL does.",
  },
  redis: {
    Participants: NO_ACCOUNTS,
    Integrators:
      "No session is opened, and none is accepted unchecked: both are answered 503 <code>dependency_unavailable</code>. Public keys still list custodians.",
    Operators:
      "No restart is needed: the process recovers as soon as Redis does. Sessions that Redis lost are refused, and the widget opens new ones.",
  },
  clock: {
    Participants: "Nothing: what is due and what is over goes by the clock of the database.",
    Integrators: "Nothing, for the same reason.",
    Operators:
      "Set the clock of the machine by NTP. Until then balancers send nothing here, and its log has the wrong times.",
  },
};

const STOPPING: Effect[] = [
  { whom: "Participants", texts: ["Nothing, where there is another process behind the same address."] },
  { whom: "Integrators", texts: ["Calls that are on their way are still answered."] },
  { whom: "Operators", texts: ["The process ends once they are, after the time that was set for it."] },
];

/** @param down names of failed checks */
export function effectsOf(down: readonly string[]): Effect[] {
  if (down.length === 0) return STOPPING;
  return WHOM.map((whom) => ({
    whom,
    texts: [...new Set(down.flatMap((name) => EFFECTS[name]?.[whom] ?? []))],
  })).filter(({ texts }) => texts.length > 0);
}
