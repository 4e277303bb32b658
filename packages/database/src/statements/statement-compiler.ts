import {
  AliasNode,
  ColumnNode,
  createQueryId,
  IdentifierNode,
  type OperationNode,
  PostgresQueryCompiler,
  RawNode,
  ReferenceNode,
  type RootOperationNode,
  SelectionNode,
} from "kysely";

export class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export interface CompiledStatement {
  text: string;
  /** Names of the values of `$1`, `$2` and so on. */
  parameters: readonly string[];
}

/** Names are snake case in the text and camel case in the result. Literals stay in the text, so that the planner sees them. */
export function compileStatement(query: OperationNode): CompiledStatement {
  return new StatementCompiler().compile(query as RootOperationNode);
}

class StatementCompiler extends PostgresQueryCompiler {
  readonly #parameters: string[] = [];

  compile(query: RootOperationNode): CompiledStatement {
    const { sql } = this.compileQuery(nameResultColumns(query), createQueryId());
    return { text: sql, parameters: this.#parameters };
  }

  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(toSnakeCase(identifier));
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Parameter)) {
      this.appendImmediateValue(value);
      return;
    }
    let number = this.#parameters.indexOf(value.name) + 1;
    if (number === 0) number = this.#parameters.push(value.name);
    this.append(`$${number}`);
  }
}

export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type QueryWithResult = RootOperationNode & {
  selections?: readonly SelectionNode[];
  returning?: { selections: readonly SelectionNode[] };
};

function nameResultColumns(query: QueryWithResult): RootOperationNode {
  const { selections, returning } = query;
  if (selections) return { ...query, selections: selections.map(nameColumn) } as RootOperationNode;
  if (!returning) return query;
  return {
    ...query,
    returning: { ...returning, selections: returning.selections.map(nameColumn) },
  } as RootOperationNode;
}

function nameColumn(node: SelectionNode): SelectionNode {
  const { selection } = node;
  if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) {
    return SelectionNode.create(createAlias(selection.node, selection.alias.name));
  }
  if (ReferenceNode.is(selection) && ColumnNode.is(selection.column)) {
    const { name } = selection.column.column;
    return toSnakeCase(name) === name ? node : SelectionNode.create(createAlias(selection, name));
  }
  throw new Error("every result column of a statement must have a name");
}

function createAlias(node: OperationNode, name: string): AliasNode {
  return AliasNode.create(node, RawNode.createWithSql(`"${name}"`));
}
