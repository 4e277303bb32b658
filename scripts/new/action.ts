import { basename } from "node:path";
import { type Draft, ScaffoldError } from "./draft.ts";
import { PLACES, type Places } from "./places.ts";
import { capitalize, toKebab, toPast, toWords } from "./words.ts";

export interface ActionOptions {
  /** States, separated by commas. */
  from?: string | undefined;
  /** A state, or `stay`. */
  to?: string | undefined;
  /** For example, `rollover.signature_requested`. */
  event?: string | undefined;
  /** True if callers need only the scope `rollovers:act`. Default: also `rollovers:operate`. */
  caller?: boolean | undefined;
  summary?: string | undefined;
}

const SNAKE_CASE = /^[a-z]+(_[a-z]+)*$/;

/** A rollover returns from these states to its previous state. */
const STATES_WITH_RETURN = ["on_hold", "awaiting_documents"];

/** @returns the tests to run */
export function draftAction(
  draft: Draft,
  places: Places,
  { name, options }: { name: string; options: ActionOptions },
): string[] {
  const files = {
    transitions: places.findSource("workflow/transitions.ts"),
    params: places.findSource("workflow/action-params.ts"),
    states: PLACES.states,
    events: places.findSource("rollover-event-types.ts"),
  };
  if (!SNAKE_CASE.test(name))
    throw new ScaffoldError(`"${name}" is not in snake_case. Use a name such as request_signature.`);
  const existing = draft.readBlock(files.params, /^export const ACTION_PARAMS\b/);
  if (existing.some((line) => line.startsWith(`  ${name}:`)))
    throw new ScaffoldError(`The action ${name} already exists in ${files.params}. Choose another name.`);
  const states = draft.readBlock(files.states, /^export const ROLLOVER_STATES\b/).flatMap(readQuotedNames);
  const from = (options.from ?? "in_review").split(",");
  const to = options.to ?? "stay";
  requireStates("--from", from, states);
  requireStates("--to", [to], [...states, "stay"]);
  if (STATES_WITH_RETURN.includes(to))
    throw new ScaffoldError(
      `--to ${to} requires an effect that stores the state to return to. Start from the code of the hold action.`,
    );
  const [verb = "", ...object] = name.split("_");
  const event = options.event ?? `rollover.${[...object, toPast(verb)].join("_")}`;
  if (!/^rollover\.[a-z_]+$/.test(event))
    throw new ScaffoldError("--event must be `rollover.` followed by a name in snake_case.");
  if (draft.read(files.events).includes(`"${event}"`))
    throw new ScaffoldError(`The event ${event} already exists in ${files.events}. Pass another --event.`);
  const isOperation = options.caller !== true;
  const summary = options.summary ?? `${capitalize(toWords(name))}.`;
  const quotedFrom = from.map((state) => `"${state}"`).join(", ");

  // `expire` stays last in each of the three lists.
  draft.insertInBlock(
    files.transitions,
    [
      `  ${name}: {`,
      `    from: [${quotedFrom}],`,
      `    to: "${to}",`,
      `    isOperation: ${isOperation},`,
      `    params: ACTION_PARAMS.${name},`,
      `    event: "${event}",`,
      ...(options.summary === undefined ? ["    // TODO: Say what the action does, in one sentence."] : []),
      `    summary: "${summary}",`,
      "  },",
    ].join("\n"),
    { opening: /^export const ACTIONS\b/, before: /^ {2}expire: \{$/ },
  );
  draft.insertInBlock(
    files.params,
    [
      "  // TODO: Replace noParams if the action has params, and update the files that this comment names.",
      `  // Required params need values in VALID_PARAMS of ${basename(PLACES.workflowTable)}, in ACTION_PARAMS of schema-examples.ts, and, if the`,
      "  // sandbox executes the action, in sandbox/valid-params.ts. The timeline records `reason` as the reason and other params in",
      "  // `data`. Free text in `data` needs an entry in TEXT_FIELDS of timeline/free-texts.ts, to be erased with the account.",
      `  // The action's effect, if it has one, is declared in ${PLACES.effects}.`,
      `  ${name}: noParams,`,
    ].join("\n"),
    { opening: /^export const ACTION_PARAMS\b/, before: /^ {2}expire: noParams,$/ },
  );
  const target = to === "stay" ? from[0] : to;
  draft.insertInBlock(
    files.events,
    [
      "  // TODO: Say what happened, in one sentence.",
      `  "${event}": rolloverEvent("A caller executed \`${name}\`.", "${from[0]}", { state: "${target}" }),`,
    ].join("\n"),
    { opening: /^const ACTION_EVENTS\b/, before: /^ {2}"rollover\.expired": / },
  );
  addContractNotes(draft, name);
  addToTransitionTable(draft, { name, from, to, isOperation });
  const otherState = from.includes("completed") ? "draft" : "completed";
  const test = `${PLACES.workflowTests}/${toKebab(name)}.test.ts`;
  draft.create(
    test,
    buildActionTest(name, { event, target: String(target), state: String(from[0]), otherState }),
  );
  return [
    test,
    PLACES.transitionTest,
    `${PLACES.workflowTests}/event-details.test.ts`,
    "apps/api/test/graphql/every-action.test.ts",
    PLACES.erasedTextsTest,
    `${PLACES.eventTests}/event-types.test.ts`,
    "test/openapi-documents.test.ts",
    "test/contract.test.ts",
  ];
}

/** A new action is breaking, because responses list the actions in closed enums. */
function addContractNotes(draft: Draft, name: string): void {
  const changes = [
    `api: AvailableAction properties/action/enum/${name} added`,
    `api: RolloverStanding properties/availableActions/items/enum/${name} added`,
    `graphql: ${name} was added to enum type RolloverAction.`,
  ];
  const [first, ...others] = changes.map((change) => `- \`${change}\``);
  const notes = [
    "",
    `${first}: TODO: Say why clients can handle a new action.`,
    ...others.map((note) => `${note}: as above.`),
  ];
  draft.insertAfterLast(PLACES.contractNotes, /^## Unreleased$/, notes.join("\n"));
}

const readQuotedNames = (line: string) => [...line.matchAll(/"(\w+)"/g)].map(([, state = ""]) => state);

function requireStates(option: string, states: readonly string[], validStates: readonly string[]): void {
  const invalid = states.find((state) => !validStates.includes(state));
  if (invalid !== undefined)
    throw new ScaffoldError(`${option}: "${invalid}" is not one of ${validStates.join(", ")}.`);
}

interface TransitionRow {
  name: string;
  from: readonly string[];
  to: string;
  isOperation: boolean;
}

/** The transition test's table is intentionally not derived from the source. */
function addToTransitionTable(draft: Draft, { name, from, to, isOperation }: TransitionRow): void {
  const cells = from.map((state) => `${state}: "${to === "stay" ? state : to}"`).join(", ");
  const table = PLACES.workflowTable;
  draft.insertInBlock(table, `  ${name}: { ${cells} },`, { opening: /^export const TRANSITIONS\b/ });
  if (isOperation)
    draft.insertInBlock(table, `  "${name}",`, { opening: /^export const OPERATOR_ACTIONS\b/ });
  draft.insertInBlock(table, `  ${name}: {},`, { opening: /^export const VALID_PARAMS\b/ });
}

interface TestParts {
  event: string;
  target: string;
  /** Allows the action. */
  state: string;
  /** Refuses the action. */
  otherState: string;
}

function buildActionTest(name: string, { event, target, state, otherState }: TestParts): string {
  return `import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { act, createRollover, expectConsistent, NOW } from "./rollover-steps.ts";

// TODO: Add required params, and test that invalid ones get 422 \`validation_failed\`.
// The database encrypts reasons and other free text: read them from GET /v1/rollovers/{id}/timeline.
const PARAMS = {};

describe("the action ${name}", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  async function createIn(state: string): Promise<string> {
    const id = await createRollover(api);
    if (state !== "draft")
      await api.call("post", \`/v1/sandbox/rollovers/\${id}/advance\`).send({ to: state }).expect(200);
    return id;
  }

  it("moves a rollover from ${state} to ${target}, and emits ${event}", async () => {
    const id = await createIn("${state}");
    const { body } = await act(api, id, "${name}", PARAMS).expect(200);
    expect(body.state).toBe("${target}");
    const { data } = (await api.call("get", "/v1/events?type=${event}").expect(200)).body;
    expect(data).toMatchObject([{ data: { rolloverId: id, state: "${target}", previousState: "${state}" } }]);
    await expectConsistent(api, id);
  });

  it("409 in another state, and changes nothing", async () => {
    const id = await createIn("${otherState}");
    const read = async () => (await api.call("get", \`/v1/rollovers/\${id}\`).expect(200)).body;
    const before = await read();
    expectProblem(await act(api, id, "${name}", PARAMS), "invalid_transition");
    expect(await read()).toEqual(before);
  });
});
`;
}
