import { type AssignmentExpression, type Node, parse } from "acorn";
import { ancestor } from "acorn-walk";

/**
 * Rewrites functions that are assigned to a member while a program is at work (`query.callback = () => …`), so that V8 makes
 * them among the young objects: `query.callback = (0, () => …)`.
 *
 * V8 takes a function that stands right behind `member =` for a method that stays, and puts it among the old objects at once.
 * In pg and ioredis it is a callback for one answer, and what it holds (the command, the promise, the rows) stays
 * with it until the next collection of the whole heap, which a service comes to after tens of megabytes.
 *
 * @param program the text of a module
 * @returns the same program
 */
export function keepClosuresYoung(program: string): string {
  const insertions: [place: number, text: string][] = [];
  ancestor(parse(program, { ecmaVersion: "latest", sourceType: "module", allowHashBang: true }), {
    AssignmentExpression(node: AssignmentExpression, _state: unknown, ancestors: Node[]) {
      const { operator, left, right } = node;
      if (operator !== "=" || left.type !== "MemberExpression" || !isFunction(right)) return;
      // What a module does once, as it is loaded, makes methods.
      if (!ancestors.some(isFunction)) return;
      insertions.push([right.start, "(0, "], [right.end, ")"]);
    },
  });
  insertions.sort(([one], [other]) => one - other);
  let text = "";
  let end = 0;
  for (const [place, inserted] of insertions) {
    text += program.slice(end, place) + inserted;
    end = place;
  }
  return text + program.slice(end);
}

function isFunction({ type }: Node): boolean {
  return (
    type === "ArrowFunctionExpression" || type === "FunctionExpression" || type === "FunctionDeclaration"
  );
}
