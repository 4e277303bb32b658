import { type ActionOptions, draftAction } from "./action.ts";
import { draftCliCommand } from "./cli-command.ts";
import { Draft } from "./draft.ts";
import { draftEvent } from "./event.ts";
import { draftOperation } from "./operation.ts";
import { draftPage } from "./page.ts";
import { Places } from "./places.ts";
import type { Request } from "./usage.ts";

const DRAFTERS: Readonly<
  Record<Request["kind"], (draft: Draft, places: Places, request: NamedRequest) => string[]>
> = {
  operation: draftOperation,
  action: (draft, places, { name, options }) =>
    draftAction(draft, places, { name, options: options as ActionOptions }),
  page: draftPage,
  event: draftEvent,
  "cli-command": draftCliCommand,
};

interface NamedRequest {
  name: string;
  options: Record<string, string | undefined>;
}

interface Drafted {
  draft: Draft;
  tests: string[];
}

/** Drafts the files without writing them. @param root project folder @throws ScaffoldError */
export function draftNew(root: string, { kind, name, options }: Request): Drafted {
  const draft = new Draft(root);
  const tests = DRAFTERS[kind](draft, new Places(root), { name, options } as NamedRequest);
  return { draft, tests };
}

/** Lists the written files, the author's open decisions, and the next commands. */
export function formatReport({ draft, tests }: Drafted, kind: Request["kind"]): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), ""];
  const isInApiDocuments = kind !== "cli-command" && kind !== "page";
  return [
    ...section("Created", draft.created),
    ...section("Changed", draft.changed),
    ...section(
      "Decide",
      draft.todos.map(({ location, text }) => `${location}: ${text}`),
    ),
    ...section("Then", [
      ...(isInApiDocuments ? ["npm run generate"] : []),
      `npm test -- ${tests.join(" ")}`,
      "npm run format",
      "npm run check",
      "Add a line to CHANGELOG.md, under Unreleased, Added.",
    ]),
  ]
    .join("\n")
    .trimEnd();
}
