import { GraphQLError } from "graphql";

// GraphQL errors quote the input, which can be personal data, so these functions remove the quoted values. A message can be
// 100 kB of hostile input, so it is truncated before matching, and each pattern matches in linear time.

const MAX_LENGTH = 300;
const SUGGESTION = " Did you mean ";

export function removeSuggestion(message: string): string {
  const index = message.indexOf(SUGGESTION);
  return index === -1 ? message : message.slice(0, index);
}

/** Removes quoted values and bounds the length. */
export function removeValues(message: string, error: GraphQLError): string {
  const reason = findReason(error);
  if (reason === null) return removeQuotes(message);
  // `Variable "$input" got invalid value {…} at "input.source"; <reason>`
  const head = message.slice(0, message.length - reason.length);
  const [, name = ""] = /^Variable "\$(\w+)"/.exec(head.slice(0, MAX_LENGTH)) ?? [];
  const [, path] = / at "([\w.[\]]+)"; $/.exec(head.slice(-MAX_LENGTH)) ?? [];
  return `Variable "$${name}" has an invalid value${path ? ` at "${path}"` : ""}; ${removeQuotes(reason)}`;
}

/**
 * Returns the end of the message, which says why a variable's value is invalid. Empty without a reason; null for other errors.
 */
function findReason({ message, originalError }: GraphQLError): string | null {
  if (!/^Variable "\$\w+" got invalid value /.test(message.slice(0, MAX_LENGTH))) return null;
  for (let cause: unknown = originalError; cause instanceof GraphQLError; cause = cause.originalError) {
    if (cause.message !== message) return message.endsWith(cause.message) ? cause.message : "";
  }
  return "";
}

const NOT_IN_ENUM = '" does not exist in';
const FOUND_SUFFIX = '", found ';

function removeQuotes(message: string): string {
  if (message.startsWith("Unknown operation named "))
    return "Unknown operation: the document has no operation with this name.";
  if (message.startsWith('Value "')) {
    // Search from the end, because the value can contain the same words.
    const index = message.lastIndexOf(NOT_IN_ENUM);
    if (index !== -1) return `This value${message.slice(index + 1)}`;
  }
  const head = message.slice(0, MAX_LENGTH);
  if (head.startsWith('Expected value of type "')) {
    const index = head.indexOf(FOUND_SUFFIX);
    if (index !== -1) return `${head.slice(0, index + 1)}.`;
  }
  const [prefix] =
    /^\w+(?: "\w+")? cannot represent [\w\s-]*?value\b/.exec(head) ??
    /^Syntax Error: (?:Expected [^,]+, found|Unexpected) (?:String|BlockString|Int|Float)(?= ")/.exec(head) ??
    [];
  if (prefix !== undefined) return `${prefix}.`;
  return message.length > MAX_LENGTH ? `${head}…` : message;
}
