import { posix } from "node:path";
import { type Draft, ScaffoldError } from "./draft.ts";
import { EXAMPLE_SUFFIX, SUBJECTS, type Subject } from "./nouns.ts";
import { getImportPath, listNounFolders, PLACES, type Places } from "./places.ts";
import { toCamel, toKebab, toPascal, toWords } from "./words.ts";

interface EventOptions {
  summary?: string | undefined;
}

/** @returns the tests to run */
export function draftEvent(
  draft: Draft,
  places: Places,
  { name, options: { summary } }: { name: string; options: EventOptions },
): string[] {
  const [objectName = "", pastVerb = "", ...extraParts] = name.split(".");
  if (!/^[a-z_]+\.[a-z][a-z_]*$/.test(name) || extraParts.length > 0)
    throw new ScaffoldError(
      `"${name}" is not an object and a verb in the past tense. Use a name such as account.verified.`,
    );
  const types = places.findSource("events/event-types.ts");
  const folder = posix.dirname(types);
  const existingFile = places.listEventFiles(folder).find((path) => draft.read(path).includes(`"${name}":`));
  if (existingFile)
    throw new ScaffoldError(`The event ${name} already exists in ${existingFile}. Choose another name.`);
  if (objectName === "rollover")
    throw new ScaffoldError(
      `Events of rollovers belong to actions. Run: npm run new -- action <name> --event ${name}`,
    );
  const subject = SUBJECTS.find(({ noun }) => noun === toKebab(objectName));
  if (!subject) {
    const nouns = SUBJECTS.map(({ noun }) => noun.replaceAll("-", "_")).filter((noun) => noun !== "rollover");
    throw new ScaffoldError(`"${objectName}" is not one of ${nouns.join(", ")}.`);
  }

  if (summary !== undefined && !/^[A-Z].{15,}\.$/.test(summary))
    throw new ScaffoldError(
      "--summary must be a sentence of at least 17 characters that ends with a period.",
    );

  const field = `${toCamel(objectName)}Id`;
  const values = places.findSource("context/example-values.ts");
  const id = subject.exampleId ?? `"${subject.idPrefix}_${EXAMPLE_SUFFIX}"`;
  if (subject.exampleId)
    importConstant(draft, types, { from: getImportPath(types, values), name: subject.exampleId });
  draft.insertInBlock(
    types,
    [
      `  "${name}": {`,
      ...(summary === undefined ? ["    // TODO: Say what happened, in one sentence."] : []),
      `    description: "${summary ?? `The ${toWords(objectName)} was ${toWords(pastVerb)}.`}",`,
      "    // TODO: Name the data: no personal data, no secrets.",
      `    data: z.strictObject({ ${field}: z.string() }),`,
      `    example: { ${field}: ${id} },`,
      "  },",
    ].join("\n"),
    { opening: /^export const EVENT_TYPES\b/ },
  );
  const emit = `emit${toPascal(objectName)}${toPascal(pastVerb)}`;
  const nounFolder = places.findNounFolder(subject.folder) ?? folder;
  const source = `${listNounFolders(nounFolder, subject.noun).views}/${toKebab(emit)}.ts`;
  draft.create(
    source,
    buildEmitter({ name, emit, field, source }, places.findSource("context/define-operation.ts")),
  );
  const test = `${PLACES.eventTests}/${toKebab(objectName)}-${toKebab(pastVerb)}-event.test.ts`;
  draft.create(test, buildEventTest({ name, emit, field, source }, test, { subject, types }));
  return [test, `${PLACES.eventTests}/event-types.test.ts`, "test/openapi-documents.test.ts"];
}

/** @throws ScaffoldError if the file does not import from the module */
function importConstant(draft: Draft, path: string, { from, name }: { from: string; name: string }): void {
  draft.replace(path, (text) => {
    const match = new RegExp(`^import \\{ ([\\w, ]+) \\} from "${from.replaceAll(".", "\\.")}";$`, "m").exec(
      text,
    );
    if (!match)
      throw new ScaffoldError(`${path}:1: no line imports from "${from}". Correct scripts/new/event.ts.`);
    const names = [...new Set([...String(match[1]).split(", "), name])].sort();
    return text.replace(match[0], `import { ${names.join(", ")} } from "${from}";`);
  });
}

interface EventParts {
  name: string;
  emit: string;
  field: string;
  source: string;
}

function buildEmitter({ name, emit, field, source }: EventParts, defineOperation: string): string {
  return `import type { ApiChange } from "${getImportPath(source, defineOperation)}";

// TODO: Call this in the operation that causes the event.
export function ${emit}(call: Pick<ApiChange, "emitEvent">, ${field}: string): void {
  call.emitEvent({ type: "${name}", data: { ${field} } });
}
`;
}

function buildEventTest(
  { name, emit, field, source }: EventParts,
  test: string,
  { subject, types }: { subject: Subject; types: string },
): string {
  const toImport = (path: string) => getImportPath(test, path);
  return `import { expect, it } from "@jest/globals";
import { type EventInput, inSqlTransaction, recordEvent } from "@svc/database";
import { newId } from "@svc/service-kit";
import { ${emit} } from "${toImport(source)}";
import { EVENT_TYPES } from "${toImport(types)}";
import { useTestApi } from "../start-test-api.ts";

const api = useTestApi();

it("${name} is listed with data that fits its type", async () => {
  const ${field} = newId("${subject.idPrefix}");
  const emitted: Pick<EventInput, "type" | "data">[] = [];
  ${emit}({ emitEvent: (event) => emitted.push(event) }, ${field});
  await inSqlTransaction(api.db, async (tx) => {
    for (const event of emitted)
      await recordEvent(tx, { ...event, organizationId: api.ak.organizationId, at: new Date() });
  });
  const { data } = (await api.call("get", "/v1/events?type=${name}").expect(200)).body;
  expect(data).toMatchObject([{ type: "${name}", data: { ${field} } }]);
  expect(EVENT_TYPES["${name}"].data.safeParse(data[0].data).error).toBeUndefined();
});
`;
}
