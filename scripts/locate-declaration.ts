import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import type { DeclarationError } from "@svc/service-kit/endpoints";

/** Adds the declaration's file and line to the message. @param root project folder */
export function locateDeclaration(root: string, { operation, property, message }: DeclarationError): string {
  if (operation === null) return message;
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const files = globSync("{apps,packages}/*/src/**/operations/*.ts", { cwd: root });
  const file = files.find((path) => read(path).includes(`name: "${operation}"`));
  if (file === undefined) return `${operation}: ${message}`;
  const imported = [...read(file).matchAll(/from "(\.[^"]+)";/g)]
    .map(([, path = ""]) => normalize(join(dirname(file), path)))
    .filter((path) => existsSync(join(root, path)));
  if (property !== undefined) {
    for (const path of [file, ...imported]) {
      const line = findLine(read(path), [`${property}:`, `"${property}"`]);
      if (line > 0) return `${path}:${line}: ${operation}: ${message}`;
    }
  }
  return `${file}:${findLine(read(file), ["name:"]) || 1}: ${operation}: ${message}`;
}

/** Returns the number of the first line that contains one of the words, or 0. */
function findLine(text: string, words: readonly string[]): number {
  return (
    text
      .split("\n")
      .findIndex((line) =>
        words.some(
          (word) =>
            ` ${line}`.includes(` ${word}`) || line.includes(`(${word}`) || line.includes(`{ ${word}`),
        ),
      ) + 1
  );
}
