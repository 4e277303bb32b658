import { readFileSync } from "node:fs";
import { z } from "zod";

/** EX_CONFIG of sysexits.h. The systemd units do not restart after it. */
export const EXIT_CONFIG = 78;

export class ConfigError extends Error {
  override name = "ConfigError";
  readonly issues: string[];
  readonly exitCode = EXIT_CONFIG;

  constructor(issues: string[]) {
    super(
      `The configuration has ${issues.length === 1 ? "an issue" : `${issues.length} issues`}:\n${issues.join("\n")}`,
    );
    this.issues = issues;
  }
}

/**
 * Reads environment variables. Empty ones count as unset, because compose files produce them. `NAME_FILE` names a file with the
 * value, such as a mounted secret; one trailing newline is removed.
 * @throws ConfigError listing every issue, never a value
 */
export function readConfig<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: NodeJS.ProcessEnv,
): z.infer<z.ZodObject<Shape>> {
  const values: Record<string, string | undefined> = {};
  const readErrors: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    try {
      values[name] = readVariable(name, env);
    } catch (error) {
      readErrors[name] = (error as Error).message;
    }
  }
  const result = schema.safeParse(values);
  if (result.success && Object.keys(readErrors).length === 0) return result.data;
  const messages = (result.error?.issues ?? []).flatMap((issue) => {
    const name = issue.path.join(".");
    if (name in readErrors) return [];
    return `${name}: ${values[name] === undefined ? "is not set" : issue.message}`;
  });
  throw new ConfigError(
    [...new Set([...Object.values(readErrors), ...messages])].map((issue) => `  ${issue}`),
  );
}

function readVariable(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const file = `${name}_FILE`;
  const path = env[file];
  if (!path) return env[name] || undefined;
  if (env[name]) throw new Error(`${name}: set either ${name} or ${file}, not both`);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new Error(`${file}: cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  const value = text.replace(/\r?\n$/, "");
  if (value === "") throw new Error(`${file}: is empty`);
  return value;
}

/** Returns a field parsed by a function. @param parse throws an Error with the issue, never the value */
export function parsedField<T>(parse: (text: string) => T): z.ZodType<T, string> {
  return z.string().transform((text, context) => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue({ code: "custom", message: error instanceof Error ? error.message : "is not valid" });
      return z.NEVER;
    }
  });
}
