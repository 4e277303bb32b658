import { z } from "zod";

/** The environment does not make a configuration; the message lists every fault, one a line, without any value. */
export class ConfigError extends Error {
  override name = "ConfigError";
  readonly faults: string[];

  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}:\n${faults.join("\n")}`,
    );
    this.faults = faults;
  }
}

/**
 * Reads a configuration from environment variables, once, at the start.
 *
 * An empty variable counts as one that is not set, as compose files and shells produce them. Values never appear in
 * the faults: they may be secrets.
 *
 * @param schema one field per variable, named as the variable
 * @throws ConfigError naming every fault
 */
export function readConfig<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: NodeJS.ProcessEnv,
): z.infer<z.ZodObject<Shape>> {
  const set = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, env[name] || undefined]));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => {
    const name = issue.path.join(".");
    return set[name] === undefined ? `  ${name}: is not set` : `  ${name}: ${issue.message}`;
  });
  throw new ConfigError([...new Set(faults)]);
}

/** A field whose text is read by a function that throws an Error naming the fault, never the value. */
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
