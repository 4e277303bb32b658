import { type Draft, ScaffoldError } from "./draft.ts";
import { readScopes } from "./nouns.ts";
import { PLACES, type Places } from "./places.ts";
import { capitalize, toCamel, toWords } from "./words.ts";

interface PageOptions {
  path?: string | undefined;
  scope?: string | undefined;
  group?: string | undefined;
  list?: string | undefined;
}

const GROUPS = ["work", "build", "manage", "none"];

/** @returns arguments of `npm test` that select the new page's tests */
export function draftPage(
  draft: Draft,
  _places: Places,
  { name, options }: { name: string; options: PageOptions },
): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new ScaffoldError(`"${name}" is not in kebab-case. Use a name such as disputes.`);
  const { path = `/${name}`, group = "work" } = options;
  if (!/^(\/[a-z][a-z-]*)+$/.test(path))
    throw new ScaffoldError("--path must be a path without an ID, such as /disputes.");
  if (draft.read(PLACES.portalRouter).includes(`"${path}"`))
    throw new ScaffoldError(`${PLACES.portalRouter} already has the path ${path}. Pass another --path.`);
  if (!GROUPS.includes(group)) throw new ScaffoldError(`--group must be one of ${GROUPS.join(", ")}.`);
  const list = options.list === undefined ? null : findList(draft, options.list);
  const scope = options.scope ?? list?.scope ?? "rollovers:read";
  const scopes = readScopes(draft);
  if (!scopes.includes(scope))
    throw new ScaffoldError(
      `The scope ${scope} does not exist. Pass --scope with one of ${scopes.join(", ")}.`,
    );
  const title = capitalize(toWords(name));
  const folder = `${PLACES.portalPages}/${name}`;
  draft.create(`${folder}/page.tsx`, list ? buildListPage(list) : buildEmptyPage());
  draft.create(`${folder}/strings.ts`, buildStrings(title, list));
  draft.insertAfterLast(
    PLACES.portalRouter,
    /^ {4}shellRoute\(".*page\.tsx"\)\),$/,
    `    shellRoute("${path}", () => import("./pages/${name}/page.tsx")),`,
  );
  if (group !== "none") addToNavigation(draft, { key: toCamel(name), path, scope, group, title });
  draft.insertInBlock(PLACES.portalPagesTest, `  "${path}",`, { opening: /^const PAGES\b/ });
  const test = `${PLACES.portalPageTests}/${name}.test.ts`;
  draft.create(test, buildPageTest(title, path, list !== null));
  addToNightly(draft, test);
  return [test, PLACES.portalPagesTest, "-t", path];
}

interface ListPath {
  path: string;
  scope: string | undefined;
  hasCreatedAt: boolean;
}

/** Searches the API's documents. @throws ScaffoldError */
function findList(draft: Draft, path: string): ListPath {
  for (const file of PLACES.openApiDocuments) {
    const document = JSON.parse(draft.read(file));
    const { data } = resolveRef(document, getResponseSchema(document, path))?.properties ?? {};
    if (!data?.items) continue;
    const hasCreatedAt = "createdAt" in (resolveRef(document, data.items)?.properties ?? {});
    return { path, scope: document.paths[path].get["x-scope"], hasCreatedAt };
  }
  throw new ScaffoldError(`--list: the API has no list at ${path}. Pass a path such as /v1/accounts.`);
}

// biome-ignore lint/suspicious/noExplicitAny: a JSON document.
type Json = any;
const getResponseSchema = (document: Json, path: string): Json =>
  document.paths[path]?.get?.responses?.["200"]?.content?.["application/json"]?.schema;
const resolveRef = (document: Json, schema: Json): Json =>
  schema?.$ref ? document.components.schemas[String(schema.$ref).split("/").at(-1) ?? ""] : schema;

interface NavigationEntry {
  key: string;
  path: string;
  scope: string;
  group: string;
  title: string;
}

function addToNavigation(draft: Draft, { key, path, scope, group, title }: NavigationEntry): void {
  draft.insertInBlock(PLACES.portalStrings, `      ${key}: "${title}",`, { opening: /^ {4}pages: \{$/ });
  const lines = draft.read(PLACES.portalNavigation).split("\n");
  const start = lines.findIndex((line) => line.includes(`title: groups.${group},`));
  const end = lines.findIndex((line, index) => index > start && line === "    ],");
  if (start < 0 || end < 0)
    throw new ScaffoldError(
      `${PLACES.portalNavigation}:1: the group ${group} is missing. Correct scripts/new/page.ts.`,
    );
  const entry = `      { to: "${path}", title: pages.${key}, icon: "file-text", scope: "${scope}" },`;
  draft.replace(PLACES.portalNavigation, () => lines.toSpliced(end, 0, entry).join("\n"));
}

function addToNightly(draft: Draft, test: string): void {
  const path = PLACES.nightlyTests;
  const block = draft.readBlock(path, /^export const NIGHTLY_TESTS\b/);
  const next = block.find((line) => line > `  "${test}",`);
  const before =
    next === undefined ? undefined : new RegExp(`^${next.replaceAll(/[.*+?^$()[\]{}|\\/]/g, "\\$&")}$`);
  draft.insertInBlock(path, `  "${test}",`, { opening: /^export const NIGHTLY_TESTS\b/, before });
}

function buildEmptyPage(): string {
  return `import { EmptyState, PageHeader } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export function Page() {
  return (
    <>
      <PageHeader title={strings.title} />
      {/* TODO: Show the page's content. apps/portal/README.md lists the components. */}
      <EmptyState title={strings.empty}>{strings.emptyHint}</EmptyState>
    </>
  );
}
`;
}

function buildListPage({ path, hasCreatedAt }: ListPath): string {
  const created = `  { id: "created", title: strings.created, cell: ({ createdAt }) => <RelativeTime time={createdAt} /> },\n`;
  return `import { useInfiniteQuery } from "@tanstack/react-query";
import type { ApiResponse } from "../../api/client.ts";
import { listQuery } from "../../api/queries.ts";
import {
  type Column,
  CopyAsCurl,
  EmptyState,
  PagedTable,
  PageHeader,
${hasCreatedAt ? "  RelativeTime,\n" : ""}} from "../../ui/index.ts";
import { strings } from "./strings.ts";

type Item = ApiResponse<"${path}">["data"][number];

// TODO: Choose the columns.
const COLUMNS: readonly Column<Item>[] = [
  { id: "id", title: strings.id, isRowHeader: true, cell: ({ id }) => <span className="mono">{id}</span> },
${hasCreatedAt ? created : ""}];

export function Page() {
  const items = useInfiniteQuery(listQuery("${path}", { params: { query: { limit: 50 } } }));
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={<CopyAsCurl call={{ method: "GET", path: "${path}" }} />}
      />
      <PagedTable<Item>
        query={items}
        label={strings.title}
        columns={COLUMNS}
        empty={<EmptyState title={strings.empty}>{strings.emptyHint}</EmptyState>}
      />
    </>
  );
}
`;
}

function buildStrings(title: string, list: ListPath | null): string {
  return `import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "${title}",
${list ? '    id: "ID",\n' : ""}${list?.hasCreatedAt ? '    created: "Created",\n' : ""}    // TODO: Say in one sentence what this page shows when it is empty.
    empty: "No ${title.toLowerCase()} yet",
    emptyHint: "New ${title.toLowerCase()} appear here.",
  },
});
`;
}

function buildPageTest(title: string, path: string, isList: boolean): string {
  const empty = `getByText("No ${title.toLowerCase()} yet")`;
  const content = isList ? `getByRole("rowheader").first().or(page.${empty})` : empty;
  return `import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("the page ${path}", () => {
  const portal = usePortal();

  it("shows its title and its content", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("owner", "${path}");
    await page.getByRole("heading", { level: 1, name: "${title}" }).waitFor();
    // TODO: Expect the page's content.
    await page.${content}.waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
`;
}
