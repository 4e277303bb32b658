import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  visit,
} from "graphql";
import { linksAskedFor } from "../../asked-members.ts";
import type { GraphqlContext } from "../../graphql-context.ts";
import type { Link } from "../../links.ts";
import type { AskedField, Resolver } from "../../resolver.ts";
import { type AskedDocument, collectFields } from "./collect-fields.ts";
import { isPlainObject, leaveIt, listOf, nullable, type Write, writerOfLeaf } from "./write-values.ts";

type Variables = Record<string, unknown>;

/** A field of the query itself: how it is asked, and how what it gives is written. */
export interface RootField {
  name: string;
  /** What stands in the answer before its value. */
  lead: string;
  ask(context: GraphqlContext, variables: Variables): unknown;
  write: Write;
}

/** What is known of an operation, and the room that is left for what is made of its document. */
export interface Compiled {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  links: readonly Link[];
  room: { fields: number };
}

/** Members of an object, one after the other. */
interface Member {
  lead: string;
  read(source: Record<string, unknown>, context: GraphqlContext): unknown;
  write: Write;
}

/** Where below a connection an object is: at its nodes what links lead to was read ahead. */
type Place = "connection" | "edge" | "node" | "elsewhere";
const BELOW: Partial<Record<Place, readonly [field: string, place: Place]>> = {
  connection: ["edges", "edge"],
  edge: ["node", "node"],
};

/**
 * Makes of an operation what asks its resolvers and writes what they give, in the order in which graphql-js would.
 *
 * @param variables those that `@skip` and `@include` hang on decide what is written; of the others nothing is kept
 * @returns null for what is left to graphql-js: interfaces, introspection, links that wait, and more fields than there is room for
 */
export function compileQuery(compiled: Compiled, variables: Variables): RootField[] | null {
  const { schema, operation, fragments, links, room } = compiled;
  const type = schema.getQueryType();
  if (!type) return null;
  const asked: AskedDocument = {
    schema,
    fragments,
    isLeftOut: (selection) =>
      getDirectiveValues(GraphQLSkipDirective, selection, variables)?.if === true ||
      getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.if === false,
  };
  const direct = new Set(links.filter(({ one }) => one).map(({ on, field }) => `${on}.${field}`));

  const writerOf = (
    output: GraphQLOutputType,
    nodes: readonly FieldNode[],
    place: Place,
    ahead: ReadonlySet<string>,
  ): Write => {
    if (!isNonNullType(output)) return nullable(writerOfValue(output, nodes, place, ahead));
    return writerOfValue(output.ofType, nodes, place, ahead);
  };
  const writerOfValue = (
    output: GraphQLOutputType,
    nodes: readonly FieldNode[],
    place: Place,
    ahead: ReadonlySet<string>,
  ): Write => {
    if (isListType(output)) return listOf(writerOf(output.ofType, nodes, place, ahead));
    if (isLeafType(output)) return writerOfLeaf(output);
    if (!isObjectType(output)) leaveIt();
    return writerOfObject(output, nodes, place, ahead);
  };
  const writerOfObject = (
    parent: GraphQLObjectType,
    nodes: readonly FieldNode[],
    place: Place,
    ahead: ReadonlySet<string>,
  ): Write => {
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const members = [...collectFields(asked, parent, sets)].map(([name, below]): Member => {
      const lead = `${JSON.stringify(name)}:`;
      const field = fieldOf(parent, below, room);
      if (field === TYPE_NAME) return { lead: `${lead}"${parent.name}"`, read: nothing, write: asItIs };
      if (field.args.length > 0) leaveIt();
      const { name: own, resolve } = field;
      if (resolve && !direct.has(`${parent.name}.${own}`) && !(place === "node" && ahead.has(own))) leaveIt();
      const [step, next] = BELOW[place] ?? [];
      return {
        lead,
        read: resolve
          ? readBy(resolve as Resolver, toAsked(field, below, parent, name))
          : (source) => source[own],
        write: writerOf(field.type, below, next && own === step ? next : "elsewhere", ahead),
      };
    });
    return writeMembers(members);
  };
  const toAsked = (
    { type: returnType }: GraphQLField<unknown, unknown>,
    fieldNodes: readonly FieldNode[],
    parent: GraphQLObjectType,
    key: string,
  ): AskedField => ({
    fieldNodes,
    fragments,
    returnType,
    path: { key, prev: undefined, typename: parent.name },
  });

  const toRoot = ([name, nodes]: [string, FieldNode[]], index: number): RootField => {
    const lead = `${index === 0 ? "" : ","}${JSON.stringify(name)}:`;
    const field = fieldOf(type, nodes, room);
    if (field === TYPE_NAME) return { name, lead: `${lead}"${type.name}"`, ask: nothing, write: asItIs };
    const resolve = field.resolve as Resolver | undefined;
    if (!resolve) leaveIt();
    const info = toAsked(field, nodes, type, name);
    const of = nodeTypeOf(field.type);
    const ahead = new Set(of ? linksAskedFor(links, of)(info).map((link) => link.field) : []);
    const toArgs = argumentsOf(field, nodes[0] as FieldNode, variables);
    return {
      name,
      lead,
      ask: (context, given) => resolve(undefined, toArgs(given), context, info),
      write: writerOf(field.type, nodes, of ? "connection" : "elsewhere", ahead),
    };
  };
  try {
    return [...collectFields(asked, type, [operation.selectionSet])].map(toRoot);
  } catch {
    return null;
  }
}

const TYPE_NAME = "__typename";

const nothing = () => undefined;
const asItIs: Write = (before) => before;

/** The field that is asked for; those of introspection are graphql-js's. */
function fieldOf(type: GraphQLObjectType, nodes: readonly FieldNode[], room: Compiled["room"]) {
  room.fields -= 1;
  const name = nodes[0]?.name.value ?? "";
  if (name === TYPE_NAME) return TYPE_NAME;
  const field = type.getFields()[name];
  if (!field || room.fields < 0) leaveIt();
  return field;
}

/** A link's value, where it is there at once. */
function readBy(resolve: Resolver, info: AskedField): Member["read"] {
  return (source, context) => {
    const value = resolve(source, NO_ARGUMENTS, context, info);
    if (!(value instanceof Promise)) return value;
    // graphql-js asks again, and tells what comes of it.
    value.catch(nothing);
    return leaveIt();
  };
}

const NO_ARGUMENTS = Object.freeze({});

function writeMembers(members: readonly Member[]): Write {
  // Where all is skipped there is not even a first one.
  const start = members.length === 0 ? "{" : "";
  const behind = members.map((member, index) => ({
    ...member,
    lead: `${index === 0 ? "{" : ","}${member.lead}`,
  }));
  return (before, source, context) => {
    if (!isPlainObject(source)) leaveIt();
    let text = before + start;
    for (const { lead, read, write } of behind) text = write(text + lead, read(source, context), context);
    return `${text}}`;
  };
}

/** The name of the type of a connection's nodes; null for what is none. */
function nodeTypeOf(type: GraphQLOutputType): string | null {
  const inner = getNamedType(type);
  const edge = isObjectType(inner) ? inner.getFields().edges : undefined;
  const edgeType = edge && getNamedType(edge.type);
  const node = isObjectType(edgeType) ? edgeType.getFields().node : undefined;
  return node ? getNamedType(node.type).name : null;
}

/** How a field's arguments are read. Where no variable stands in them they are the same each time. */
function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): (variables: Variables) => object {
  let isVarying = false;
  for (const argument of node.arguments ?? []) {
    visit(argument, {
      [Kind.VARIABLE]: () => {
        isVarying = true;
      },
    });
  }
  if (isVarying) return (given) => getArgumentValues(field, node, given);
  const args = Object.freeze(getArgumentValues(field, node, variables));
  return () => args;
}
