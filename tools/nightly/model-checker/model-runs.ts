interface ModelRun {
  /** Name in `models`, without `.qnt`. */
  file: string;
  module: string;
}

/** All states satisfy the invariants, and a state that satisfies `goal` is reachable. */
export const CURRENT_RULES: readonly (ModelRun & { invariants: readonly string[]; goal: string })[] = [
  {
    file: "lanes",
    module: "lanes_current",
    invariants: ["nothingLost", "inOrder", "successIsReal"],
    goal: "isDrained",
  },
  {
    file: "event-positions",
    module: "event_positions_current",
    invariants: ["nothingSkipped", "inOrder"],
    goal: "hasReadAfterPromotion",
  },
  {
    file: "authority",
    module: "authority_current",
    invariants: ["twoHumans", "confirmedFacts", "keyWidenedByTwo", "requesterIsMember"],
    goal: "isDone",
  },
  { file: "identities", module: "identities_current", invariants: ["staffIsVictor"], goal: "hasJoined" },
  {
    file: "sessions",
    module: "sessions_current",
    invariants: ["endsSoon", "endsAtNotice", "sessionEnds"],
    goal: "isUsedInGrace",
  },
];

/** Former rules and known limits, with the shortest path to a violation. */
export const VIOLATED_RULES: readonly (ModelRun & {
  violation: { invariant: string; steps: readonly string[] };
})[] = [
  // A transaction commits between the snapshot and the lock of the statement that removes the lane.
  {
    file: "lanes",
    module: "lanes_without_guard",
    violation: {
      invariant: "nothingLost",
      steps: [
        "write()",
        "commit()",
        'beginClaim(worker: "w1")',
        'endClaim(worker: "w1")',
        "write()",
        'send(worker: "w1", result: "succeeded")',
        'beginSave(worker: "w1")',
        "commit()",
        'endSave(worker: "w1", canKeep: true)',
      ],
    },
  },
  // The promoted standby reuses numbers that a follower's cursor has already passed.
  {
    file: "event-positions",
    module: "event_positions_without_offset",
    violation: {
      invariant: "nothingSkipped",
      steps: [
        'write(rollover: "r1")',
        'write(rollover: "r2")',
        'commit(rollover: "r2")',
        'rollBack(rollover: "r1")',
        "follow()",
        "promote()",
        'write(rollover: "r1")',
        'commit(rollover: "r1")',
      ],
    },
  },
  // A follower reads past an open transaction with a lower number.
  {
    file: "event-positions",
    module: "event_positions_without_horizon",
    violation: {
      invariant: "nothingSkipped",
      steps: [
        'write(rollover: "r1")',
        'write(rollover: "r2")',
        'commit(rollover: "r2")',
        "follow()",
        'commit(rollover: "r1")',
      ],
    },
  },
  // A known limit: the second promoted standby has received nothing from the first, and its clock is not ahead.
  {
    file: "event-positions",
    module: "event_positions_with_slow_clock",
    violation: {
      invariant: "nothingSkipped",
      steps: [
        "promote()",
        'write(rollover: "r1")',
        'write(rollover: "r2")',
        'commit(rollover: "r2")',
        'rollBack(rollover: "r1")',
        "follow()",
        "promote()",
        'write(rollover: "r1")',
        'commit(rollover: "r1")',
      ],
    },
  },
  // One person rotates a colleague's key and confirms with the successor.
  {
    file: "authority",
    module: "authority_before_people_decided",
    violation: {
      invariant: "twoHumans",
      steps: [
        'request(user: "mallory", kind: "approve")',
        'rotate(user: "mallory")',
        'confirmByKey(key: "k2")',
      ],
    },
  },
  // One person invites a second account, which confirms.
  {
    file: "authority",
    module: "authority_without_quarantine",
    violation: {
      invariant: "twoHumans",
      steps: [
        'request(user: "mallory", kind: "approve")',
        'invite(user: "mallory", other: "eve", role: "operations")',
        'confirm(user: "eve")',
      ],
    },
  },
  // One person's second account requests, and the first confirms.
  {
    file: "authority",
    module: "authority_with_one_sided_quarantine",
    violation: {
      invariant: "twoHumans",
      steps: [
        'invite(user: "mallory", other: "eve", role: "operations")',
        'request(user: "eve", kind: "approve")',
        'confirm(user: "mallory")',
      ],
    },
  },
  // The payee changes between request and confirmation.
  {
    file: "authority",
    module: "authority_without_facts",
    violation: {
      invariant: "confirmedFacts",
      steps: ['request(user: "mallory", kind: "approve")', "changeFacts()", 'confirm(user: "bob")'],
    },
  },
  // A removed member's request stays open.
  {
    file: "authority",
    module: "authority_without_withdrawal",
    violation: {
      invariant: "requesterIsMember",
      steps: ['request(user: "mallory", kind: "approve")', 'remove(user: "mallory", other: "mallory")'],
    },
  },
  // One person extends a live key.
  {
    file: "authority",
    module: "authority_with_unguarded_keys",
    violation: {
      invariant: "keyWidenedByTwo",
      steps: ['widenKey(user: "mallory")'],
    },
  },
  // An inviter sets up an account for the address of another person, who later joins the staff.
  {
    file: "identities",
    module: "identities_without_proof",
    violation: {
      invariant: "staffIsVictor",
      steps: [
        'invite(organization: "acme", isMailed: false)',
        'accept(human: "mallory", isSignedIn: false)',
        'invite(organization: "staff", isMailed: true)',
        "reset()",
        'accept(human: "victor", isSignedIn: true)',
      ],
    },
  },
  // A session outlives its key.
  {
    file: "sessions",
    module: "sessions_without_key_check",
    violation: {
      invariant: "endsAtNotice",
      steps: [
        'beginLoad(process: "p1")',
        'endLoad(process: "p1")',
        'open(process: "p1")',
        "endKey(grace: 0, isNotified: true)",
        'notify(process: "p1")',
        'use(process: "p1")',
      ],
    },
  },
  // A process caches the key's row that it read before it was notified of the key's end.
  {
    file: "sessions",
    module: "sessions_without_repeated_loads",
    violation: {
      invariant: "endsAtNotice",
      steps: [
        'beginLoad(process: "p1")',
        "endKey(grace: 0, isNotified: true)",
        'notify(process: "p1")',
        'endLoad(process: "p1")',
        'open(process: "p1")',
      ],
    },
  },
];
