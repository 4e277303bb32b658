/** Lists every guide, in display order. */
export const GUIDE_SUBJECTS: readonly { subject: string; guides: readonly string[] }[] = [
  {
    subject: "Get started",
    guides: [
      "first-rollover",
      "receive-webhooks",
      "errors-and-retries",
      "authentication",
      "sandbox",
      "command-line",
    ],
  },
  {
    subject: "Build",
    guides: [
      "embed-the-widget",
      "tracking-page",
      "pagination",
      "graphql",
      "split-a-401k",
      "from-spreadsheets",
      "agents",
      "versioning",
    ],
  },
  {
    subject: "Operate",
    guides: ["portal-tour", "instructions", "amend", "plans", "a-second-person", "rotate-a-key"],
  },
  { subject: "Money and taxes", guides: ["receiving-desk", "reconcile-money", "tax-facts", "year-end"] },
  { subject: "Go live", guides: ["go-live", "deploy-widget-auth"] },
];

/** Former and current name of each renamed guide. The page with the former name redirects. */
export const MOVED_GUIDES: readonly (readonly [string, string])[] = [
  ["every-ending", "sandbox"],
  ["operations-day", "portal-tour"],
  ["python", "first-rollover"],
  ["tax-report", "year-end"],
  ["taxes-and-year-end", "year-end"],
  ["undo-money", "reconcile-money"],
];
