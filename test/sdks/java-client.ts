import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { JACKSON_JARS } from "@svc/testing";

const execute = promisify(execFile);
// With these flags, short programs run faster. Without performance data, the JVM writes no temporary files.
const FLAGS = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-Dfile.encoding=UTF-8"];

/** Command of a Java program, in a folder with the classes of `buildJavaClient`. */
export const JAVA: [string, ...string[]] = ["java", ...FLAGS, "-cp", ["classes", ...JACKSON_JARS].join(":")];

/** Compiles the client and its tests into `classes`. Warnings are errors. */
export async function buildJavaClient(source: string, folder: string): Promise<void> {
  const listSources = async (path: string) =>
    (await readdir(join(source, path), { recursive: true }))
      .filter((name) => name.endsWith(".java"))
      .map((name) => join(source, path, name));
  const files = [...(await listSources("src/main/java")), ...(await listSources("tests"))];
  const options = ["-encoding", "UTF-8", "-Xlint:all", "-Werror", "-proc:none", "--release", "17"];
  const paths = ["-cp", JACKSON_JARS.join(":"), "-d", "classes"];
  await execute("javac", [...FLAGS.map((flag) => `-J${flag}`), ...options, ...paths, ...files], {
    cwd: folder,
  });
}

export function wrapJava(code: string): string {
  const lines = code.split("\n");
  const isImport = (line: string) => line.startsWith("import ");
  return `${lines.filter(isImport).join("\n")}

class Readme {
  public static void main(String[] args) {
${lines.filter((line) => !isImport(line)).join("\n")}
  }
}
`;
}
