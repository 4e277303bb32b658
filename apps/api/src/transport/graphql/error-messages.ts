import { GraphQLError } from "graphql";

// GraphQL errors quote the input, which can be personal data. These functions remove the quoted values.
// Messages can be 100 kB of hostile input, so they are cut before matching, and each pattern is anchored to match in linear time.

const MAX_LENGTH = 300;
const SUGGESTION = " Did you mean ";

/** Removes the schema names that a message suggests at its end. */
export function withoutSuggestion(message: string): string {
  const at = message.indexOf(SUGGESTION);
  return at === -1 ? message : message.slice(0, at);
}

/** Removes quoted values and bounds the length. */
export function withoutValues(message: string, error: GraphQLError): string {
  const reason = findReason(error);
  if (reason === null) return withoutQuotes(message);
  // `Variable "$input" got invalid value {…} at "input.source"; <reason>`
  const head = message.slice(0, message.length - reason.length);
  const [, name = ""] = /^Variable "\$(\w+)"/.exec(head.slice(0, MAX_LENGTH)) ?? [];
  const [, path] = / at "([\w.[\]]+)"; $/.exec(head.slice(-MAX_LENGTH)) ?? [];
  return `Variable "$${name}" has an invalid value${path ? ` at "${path}"` : ""}; ${withoutQuotes(reason)}`;
}

/** Returns the reason in a variable error, or null for other errors. */
function findReason({ message, originalError }: GraphQLError): string | null {
  if (!/^Variable "\$\w+" got invalid value /.test(message.slice(0, MAX_LENGTH))) return null;
  for (let cause: unknown = originalError; cause instanceof GraphQLError; cause = cause.originalError) {
    if (cause.message !== message) return message.endsWith(cause.message) ? cause.message : "";
  }
  return "";
}

const NOT_IN_ENUM = '" does not exist in';
const FOUND_SUFFIX = '", found ';

function withoutQuotes(message: string): string {
  if (message.startsWith("Unknown operation named "))
    return "Unknown operation: the document has no operation with this name.";
  if (message.startsWith('Value "')) {
    // Only schema names follow the value, which can contain the same words.
    const at = message.lastIndexOf(NOT_IN_ENUM);
    if (at !== -1) return `This value${message.slice(at + 1)}`;
  }
  const head = message.slice(0, MAX_LENGTH);
  if (head.startsWith('Expected value of type "')) {
    const at = head.indexOf(FOUND_SUFFIX);
    if (at !== -1) return `${head.slice(0, at + 1)}.`;
  }
  const [prefix] =
    /^\w+(?: "\w+")? cannot represent [\w\s-]*?value\b/.exec(head) ??
    /^Syntax Error: (?:Expected [^,]+, found|Unexpected) (?:String|BlockString|Int|Float)(?= ")/.exec(head) ??
    [];
  if (prefix !== undefined) return `${prefix}.`;
  return message.length > MAX_LENGTH ? `${head}…` : message;
}
