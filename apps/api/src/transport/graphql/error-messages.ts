import { GraphQLError } from "graphql";

// GraphQL quotes in its errors what it could not read. What was sent may be personal: an account number in the field
// of an amount, a whole participant where one member is missing. Messages say where and what is wrong, and quote no value.

//
// What was sent may be a hundred kilobytes made to be searched for long: a message is cut before it is looked through,
// and each pattern begins at a fixed place and goes over it once.

const MAX_LENGTH = 300;
const SUGGESTION = " Did you mean ";

/** A message without the names of the schema that it suggests; they are its end. */
export function withoutSuggestion(message: string): string {
  const at = message.indexOf(SUGGESTION);
  return at === -1 ? message : message.slice(0, at);
}

/** A message without the values that it quotes, and of a bounded length. */
export function withoutValues(message: string, error: GraphQLError): string {
  const reason = reasonOf(error);
  if (reason === null) return withoutQuotes(message);
  // `Variable "$input" got invalid value {…} at "input.source"; <reason>`
  const head = message.slice(0, message.length - reason.length);
  const [, name = ""] = /^Variable "\$(\w+)"/.exec(head.slice(0, MAX_LENGTH)) ?? [];
  const [, place] = / at "([\w.[\]]+)"; $/.exec(head.slice(-MAX_LENGTH)) ?? [];
  return `Variable "$${name}" has an invalid value${place ? ` at "${place}"` : ""}; ${withoutQuotes(reason)}`;
}

/** Why the value of a variable was not taken, where that is what an error says. */
function reasonOf({ message, originalError }: GraphQLError): string | null {
  if (!/^Variable "\$\w+" got invalid value /.test(message.slice(0, MAX_LENGTH))) return null;
  for (let cause: unknown = originalError; cause instanceof GraphQLError; cause = cause.originalError) {
    if (cause.message !== message) return message.endsWith(cause.message) ? cause.message : "";
  }
  return "";
}

const NOT_IN_ENUM = '" does not exist in';
const FOUND = '", found ';

function withoutQuotes(message: string): string {
  if (message.startsWith("Unknown operation named "))
    return "Unknown operation: the document has none of this name.";
  if (message.startsWith('Value "')) {
    // Behind the value, which may say the same, stand names of the schema alone.
    const at = message.lastIndexOf(NOT_IN_ENUM);
    if (at !== -1) return `This value${message.slice(at + 1)}`;
  }
  const head = message.slice(0, MAX_LENGTH);
  if (head.startsWith('Expected value of type "')) {
    const at = head.indexOf(FOUND);
    if (at !== -1) return `${head.slice(0, at + 1)}.`;
  }
  const [kept] =
    /^\w+(?: "\w+")? cannot represent [\w\s-]*?value\b/.exec(head) ??
    /^Syntax Error: (?:Expected [^,]+, found|Unexpected) (?:String|BlockString|Int|Float)(?= ")/.exec(head) ??
    [];
  if (kept !== undefined) return `${kept}.`;
  return message.length > MAX_LENGTH ? `${head}…` : message;
}
