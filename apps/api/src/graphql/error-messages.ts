import { GraphQLError } from "graphql";

// GraphQL quotes in its errors what it could not read. What was sent may be personal: an account number in the field
// of an amount, a whole saver where one member is missing. Messages say where and what is wrong, and quote no value.

const SUGGESTION = /\s*Did you mean [^?]+\?/g;

/** A message without the names of the schema that it suggests. */
export function withoutSuggestion(message: string): string {
  return message.replace(SUGGESTION, "");
}

/** A message without the values that it quotes. */
export function withoutValues(message: string, error: GraphQLError): string {
  const reason = reasonOf(error);
  if (reason === null) return withoutQuotes(message);
  // `Variable "$input" got invalid value {…} at "input.source"; <reason>`
  const head = message.slice(0, message.length - reason.length);
  const [, name = ""] = /^Variable "\$(\w+)"/.exec(head) ?? [];
  const [, place] = / at "([\w.[\]]+)"; $/.exec(head) ?? [];
  return `Variable "$${name}" has an invalid value${place ? ` at "${place}"` : ""}; ${withoutQuotes(reason)}`;
}

/** Why the value of a variable was not taken, where that is what an error says. */
function reasonOf({ message, originalError }: GraphQLError): string | null {
  if (!/^Variable "\$\w+" got invalid value /.test(message)) return null;
  for (let cause: unknown = originalError; cause instanceof GraphQLError; cause = cause.originalError) {
    if (cause.message !== message) return message.endsWith(cause.message) ? cause.message : "";
  }
  return "";
}

function withoutQuotes(message: string): string {
  return message
    .replace(/(cannot represent [\w\s-]*?value)\b.*$/s, "$1.")
    .replace(/^Value ".*" does not exist in/s, "This value does not exist in")
    .replace(/^(Expected value of type "[^"]+"), found .*$/s, "$1.")
    .replace(/^(Syntax Error: .*?(?:found|Unexpected) (?:String|BlockString|Int|Float)) ".*$/s, "$1.");
}
