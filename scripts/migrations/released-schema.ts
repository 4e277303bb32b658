/** The tables and indexes of the last release's `schema.prisma`. */
export interface ReleasedSchema {
  /** True for `@@ignore` and `@ignore`. */
  isIgnored(table: string, column?: string): boolean;
  hasIndex(name: string): boolean;
  tables: ReadonlyMap<string, ReadonlySet<string>>;
}

const MODEL = /^model (\w{1,80}) \{$/;
const FIELD = /^ {2}(\w{1,80}) {1,60}(\w{1,80})(?:\[\]|\?)?(?: |$)/;
const MAP = /(?:^| )@map\("([^"]{1,80})"\)/;
const TABLE_MAP = /^ {2}@@map\("([^"]{1,80})"\)/;
const INDEX_MAP = /map: "([^"]{1,80})"/;

interface Model {
  table: string;
  isIgnored: boolean;
  fields: { name: string; type: string; column: string; isIgnored: boolean }[];
}

/** Reads `schema.prisma`. Expects text formatted by `prisma format`. */
export function readReleasedSchema(text: string): ReleasedSchema {
  const models = new Map<string, Model>();
  const indexes = new Set<string>();
  let model: Model | null = null;
  for (const line of text.split("\n")) {
    const [, name] = MODEL.exec(line) ?? [];
    if (name !== undefined) {
      model = { table: name, isIgnored: false, fields: [] };
      models.set(name, model);
    } else if (line === "}") model = null;
    else if (model !== null) readLine(line, model, indexes);
  }
  const tables = new Map<string, ReadonlySet<string>>();
  const ignored = new Set<string>();
  for (const { table, isIgnored, fields } of models.values()) {
    // A field whose type is a model is a relation, not a column.
    const columns = fields.filter(({ type }) => !models.has(type));
    tables.set(table, new Set(columns.map(({ column }) => column)));
    if (isIgnored) ignored.add(table);
    for (const field of columns) if (field.isIgnored) ignored.add(`${table}.${field.column}`);
  }
  return {
    isIgnored: (table, column) =>
      ignored.has(table) || (column !== undefined && ignored.has(`${table}.${column}`)),
    hasIndex: (name) => indexes.has(name),
    tables,
  };
}

function readLine(line: string, model: Model, indexes: Set<string>): void {
  const [, table] = TABLE_MAP.exec(line) ?? [];
  if (table !== undefined) model.table = table;
  if (line.trimEnd() === "  @@ignore") model.isIgnored = true;
  if (/^ {2}@@(index|unique|id)/.test(line)) {
    const [, name] = INDEX_MAP.exec(line) ?? [];
    if (name !== undefined) indexes.add(name);
  }
  const [, name, type] = FIELD.exec(line) ?? [];
  if (name === undefined || type === undefined) return;
  const [, column = name] = MAP.exec(line) ?? [];
  model.fields.push({ name, type, column, isIgnored: / @ignore(?: |$)/.test(line) });
}
