import { z } from "zod";

/** The environment does not make a configuration; the message lists every issue, one a line, without any value. */
export class ConfigError extends Error {
  override name = "ConfigError";
  readonly issues: string[];

  constructor(issues: string[]) {
    super(
      `The configuration has ${issues.length === 1 ? "an issue" : `${issues.length} issues`}:\n${issues.join("\n")}`,
    );
    this.issues = issues;
  }
}

/**
 * Reads a configuration from environment variables, once, at the start.
 *
 * An empty variable counts as one that is not set, as compose files and shells produce them. Values never appear in
 * the issues: they may be secrets.
 *
 * @param schema one field per variable, named as the variable
 * @throws ConfigError naming every issue
 */
export function readConfig<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: NodeJS.ProcessEnv,
): z.infer<z.ZodObject<Shape>> {
  const set = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, env[name] || undefined]));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => {
    const name = issue.path.join(".");
    return set[name] === undefined ? `  ${name}: is not set` : `  ${name}: ${issue.message}`;
  });
  throw new ConfigError([...new Set(issues)]);
}

/** A field whose text is read by a function that throws an Error naming the issue, never the value. */
export function parsedBy<T>(parse: (text: string) => T): z.ZodType<T, string> {
  return z.string().transform((text, context) => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue({ code: "custom", message: error instanceof Error ? error.message : "is not usable" });
      return z.NEVER;
    }
  });
}
