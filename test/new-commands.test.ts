import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { draftNew, formatReport } from "../scripts/new/draft-new.ts";
import { formatUsage, KINDS, readRequest } from "../scripts/new/usage.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Drafts what `npm run new` would add to this project, and writes nothing. */
function draft(...args: string[]) {
  const request = readRequest(args, {});
  if (request === null) throw new Error("these arguments only show the usage");
  const drafted = draftNew(ROOT, request);
  return { ...drafted, text: formatReport(drafted, request.kind) };
}

const SAMPLES: readonly (readonly [args: string[], created: string[], changed: string[]])[] = [
  [
    ["operation", "get-rollover-digest"],
    [
      "operations/get-rollover-digest.ts",
      "rollovers/views/rollover-digest-view.ts",
      "rollovers/store/rollover-digest-store.ts",
      "rollovers/views/rollover-digest-examples.ts",
      "rest/get-rollover-digest.test.ts",
    ],
    ["rollover-reads.ts"],
  ],
  [
    ["operation", "list-account-digests"],
    ["operations/list-account-digests.ts", "account-digest-store.ts"],
    ["account-reads.ts"],
  ],
  [["operation", "list-distribution-digests"], ["operations/list-distribution-digests.ts"], ["full-twin.ts"]],
  [["operation", "count-webhook-endpoints"], ["operations/count-webhook-endpoints.ts"], []],
  [
    ["operation", "flag-distribution"],
    ["operations/flag-distribution.ts"],
    ["rollover-reads.ts", "full-twin.ts", "every-write.test.ts"],
  ],
  [["operation", "delete-consent-flag"], ["operations/delete-consent-flag.ts"], ["consent-reads.ts"]],
  [
    ["operation", "get-weather", "--noun", "weather", "--area", "rollovers", "--scope", "rollovers:read"],
    ["rollovers/weather/operations/get-weather.ts"],
    ["openapi-document.ts"],
  ],
  [
    ["operation", "get-account-digest", "--path", "/portal/api/accounts/{id}/digest"],
    ["portal/get-account-digest.test.ts"],
    [],
  ],
  [
    ["action", "request_digest"],
    ["workflow/request-digest.test.ts"],
    [
      "workflow/transitions.ts",
      "workflow/action-params.ts",
      "rollover-event-types.ts",
      "breaking-changes.md",
      "workflow-table.ts",
    ],
  ],
  [["event", "account.digested"], ["emit-account-digested.ts"], ["event-types.ts"]],
  [["webhook-event", "consent.digested"], ["emit-consent-digested.ts"], ["event-types.ts"]],
  [
    ["cli-command", "account-digests"],
    ["account-digests-command.ts", "svc-account-digests.test.ts"],
    ["svc-program.ts", "svc-usage.test.ts", "svc.md"],
  ],
  [
    ["page", "digests"],
    ["pages/digests/page.tsx", "pages/digests/strings.ts", "browser/digests.test.ts"],
    ["router.tsx", "navigation.ts", "shell/strings.ts", "pages.test.ts", "nightly-tests.ts"],
  ],
  [
    ["page", "digests", "--list", "/v1/accounts", "--group", "none"],
    ["pages/digests/page.tsx"],
    ["router.tsx"],
  ],
];

describe("npm run new", () => {
  it.each(SAMPLES)("finds where to insert: %j", (args, created, changed) => {
    const { draft: drafted, text } = draft(...args);
    for (const path of created) expect(drafted.created).toContainEqual(expect.stringContaining(path));
    for (const path of changed) expect(drafted.changed).toContainEqual(expect.stringContaining(path));
    for (const path of drafted.created) expect(drafted.read(path)).toMatch(/\S\n$/);
    for (const path of drafted.changed)
      expect(drafted.read(path)).not.toBe(readFileSync(`${ROOT}/${path}`, "utf8"));
    expect(drafted.todos.length).toBeGreaterThan(0);
    for (const { location, text: todo } of drafted.todos) {
      const [path = "", line] = location.split(":");
      expect(drafted.read(path).split("\n")[Number(line) - 1]).toContain(todo);
      expect(text).toContain(`${location}: ${todo}`);
    }
    expect(text).toContain("npm test -- ");
  });

  it("suggests running only the new page's tests", () => {
    expect(draft("page", "digests").text).toMatch(/npm test -- .*pages\.test\.ts -t \/digests$/m);
  });

  it("drafts a total count for lists in GraphQL, but not for the portal's lists", () => {
    const { draft: drafted, text } = draft("operation", "list-account-digests");
    const read = (path: string) => drafted.read(drafted.created.find((file) => file.endsWith(path)) ?? path);
    expect(read("list-account-digests.ts")).toContain(
      "countAccountDigests(db.sql, principal.organizationId, {})",
    );
    expect(read("account-digest-store.ts")).toContain("countAccountDigests = createCounter(");
    expect(text).toContain("every-total-count.test.ts");
    const portal = draft("operation", "list-account-digests", "--path", "/portal/api/account-digests");
    expect(portal.text).not.toContain("every-total-count.test.ts");
    for (const file of portal.draft.created) expect(portal.draft.read(file)).not.toContain("createCounter");
  });

  it.each([
    [["operations", "x"], "is not one of operation, action"],
    [["operation"], "The name is missing"],
    [["operation", "GetRollover"], "kebab-case"],
    [["operation", "get-rollover"], "exists"],
    [
      ["operation", "read-rollover", "--method", "GET", "--path", "/v1/rollovers/{id}"],
      "get-rollover.ts already has the route",
    ],
    [["operation", "get-thing"], "Pass --noun"],
    [["operation", "get-rollover-x", "--scope", "rollovers:see"], "Pass --scope with one of rollovers:read"],
    [["operation", "get-rollover-x", "--path", "rollovers"], "is not a valid route"],
    [["operation", "get-rollover-state-x", "--color", "red"], "Options of operation: --noun"],
    [
      ["operation", "get-weather", "--noun", "weather", "--scope", "rollovers:read"],
      "Pass --area with the area",
    ],
    [
      ["operation", "get-weather", "--noun", "weather", "--area", "sky", "--scope", "rollovers:read"],
      "  custodians  ",
    ],
    [["operation", "get-rollover-x", "--area", "people"], "Remove --area"],
    [["operation", "get-rollover-x", "y"], "is an extra argument"],
    [["action", "approve"], "exists"],
    [["action", "Approve"], "snake_case"],
    [["action", "wave", "--from", "somewhere"], '"somewhere" is not one of draft'],
    [["action", "wave", "--to", "on_hold"], "requires an effect"],
    [["action", "wave", "--event", "rollover.approved"], "Pass another --event"],
    [["event", "account.created"], "exists"],
    [["event", "rollover.waved"], "belong to actions"],
    [["event", "planet.seen"], '"planet" is not one of distribution, approval'],
    [["cli-command", "doctor"], "exists"],
    [["page", "keys"], "already has the path /keys"],
    [["page", "digests", "--list", "/v1/nothing"], "no list at /v1/nothing"],
  ])("refuses %j, and says what to do", (args, message) => {
    expect(() => draft(...args)).toThrow(message);
  });

  it("says how to pass options that npm took for its own", () => {
    const env = { npm_command: "run", npm_config_noun: "rollovers" };
    expect(() => readRequest(["operation", "get-rollover-x"], env)).toThrow("Run: npm run new -- operation");
  });

  it("shows its usage, with every kind", () => {
    expect(readRequest([], {})).toBeNull();
    expect(readRequest(["operation", "--help"], {})).toBeNull();
    for (const kind of KINDS) expect(formatUsage()).toContain(`  ${kind}`);
  });
});
