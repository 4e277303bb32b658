/** Guides by subject, in display order. Every guide must be listed. */
export const GUIDE_SUBJECTS: readonly { subject: string; guides: readonly string[] }[] = [
  {
    subject: "Get started",
    guides: ["first-rollover", "python", "authentication", "sandbox", "command-line", "portal-tour"],
  },
  {
    subject: "Build",
    guides: [
      "embed-the-widget",
      "errors-and-retries",
      "pagination",
      "receive-webhooks",
      "split-a-401k",
      "amend",
      "every-ending",
      "from-spreadsheets",
      "agents",
    ],
  },
  {
    subject: "Operate",
    guides: ["operations-day", "instructions", "plans", "a-second-person", "rotate-a-key"],
  },
  {
    subject: "Money and taxes",
    guides: [
      "receiving-desk",
      "reconcile-money",
      "undo-money",
      "tax-report",
      "taxes-and-year-end",
      "year-end",
    ],
  },
  { subject: "Go live", guides: ["go-live", "deploy-widget-auth", "versioning"] },
];
