type Node = Record<string, unknown>;

interface DescribedDocument {
  paths: Record<string, Record<string, Node>>;
  webhooks?: Record<string, Record<string, Node>>;
  components: Record<string, Record<string, Node>>;
}

const MIN_WORDS = 3;
const FILLER_WORDS: ReadonlySet<string> = new Set(["a", "an", "the", "this", "its", "of", "s", "is"]);
/** Generated paragraphs, which do not count as a description of the operation. */
const ADDED_PARAGRAPH = /^(Requires |\*\*Deprecated\*\*)/;

/**
 * Requires descriptions of operations, parameters, fields, enum values and schemas. A description has three words or more, and
 * does not only repeat the name. Operations and schemas also need an example.
 *
 * @returns one line per issue
 */
export function findDescriptionIssues(document: DescribedDocument): string[] {
  return new DescriptionLint(document).run();
}

class DescriptionLint {
  private readonly document: DescribedDocument;
  private readonly issues: string[] = [];

  constructor(document: DescribedDocument) {
    this.document = document;
  }

  run(): string[] {
    const { paths, webhooks = {}, components } = this.document;
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        this.checkOperation(`${method.toUpperCase()} ${path}`, operation);
      }
    }
    for (const [name, { post = {} }] of Object.entries(webhooks)) {
      this.checkText(name, name, post.description);
      this.checkBody(name, post);
    }
    for (const [name, schema] of Object.entries(components.schemas ?? {})) {
      this.checkText(name, name, this.findDescription(schema));
      if (schema.examples === undefined && schema.enum === undefined) this.report(name, "has no example");
      this.checkSchema(name, schema);
    }
    return [...new Set(this.issues)].sort();
  }

  private checkOperation(location: string, operation: Node): void {
    const ownDescription = toText(operation.description)
      .split("\n\n")
      .filter((paragraph) => !ADDED_PARAGRAPH.test(paragraph))
      .join(" ");
    this.checkText(location, toText(operation.summary), ownDescription);
    for (const reference of (operation.parameters as Node[] | undefined) ?? []) {
      const parameter = this.resolveReference(reference);
      const name = toText(parameter.name);
      const parameterLocation = `${location} parameter ${name}`;
      const schema = parameter.schema as Node;
      this.checkText(parameterLocation, name, parameter.description ?? this.findDescription(schema));
      this.checkSchema(parameterLocation, schema);
    }
    this.checkBody(location, operation);
    for (const [status, reference] of Object.entries(operation.responses as Record<string, Node>)) {
      if (!status.startsWith("2")) continue;
      const response = this.resolveReference(reference);
      for (const [type, content] of Object.entries((response.content ?? {}) as Record<string, Node>)) {
        if (/json/.test(type) && content.example === undefined)
          this.report(location, `has no example of the response ${status}`);
        this.checkSchema(`${location} ${status}`, content.schema as Node);
      }
    }
  }

  private checkBody(location: string, { requestBody }: Node): void {
    if (!requestBody) return;
    const { content } = requestBody as { content: Record<string, Node> };
    for (const { schema, example } of Object.values(content)) {
      if (example === undefined) this.report(location, "has no example of the body");
      this.checkSchema(`${location} body`, schema as Node);
    }
  }

  private checkSchema(location: string, schema: Node): void {
    if (Array.isArray(schema.enum)) this.checkValues(location, schema);
    for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, Node>)) {
      const fieldLocation = `${location}.${name}`;
      this.checkText(fieldLocation, name, this.findDescription(field));
      this.checkSchema(fieldLocation, field);
    }
    for (const inner of listSubschemas(schema)) this.checkSchema(location, inner);
  }

  private checkValues(location: string, schema: Node): void {
    const texts = (schema["x-enumDescriptions"] ?? {}) as Record<string, string>;
    for (const value of (schema.enum as unknown[]).map(String)) {
      if (!texts[value]?.trim()) this.report(location, `has no description of the value ${value}`);
    }
  }

  private checkText(location: string, name: string, text: unknown): void {
    const description = toText(text);
    const words = toWords(description);
    if (words.length === 0) this.report(location, "has no description");
    else if (words.length < MIN_WORDS) this.report(location, `has fewer than three words: "${description}"`);
    else {
      const nameWords = new Set(toWords(name));
      const added = words.filter((word) => !nameWords.has(word) && !FILLER_WORDS.has(word));
      if (added.length === 0) this.report(location, `repeats the name: "${description}"`);
    }
  }

  /** Falls back to the description of the target of `$ref`, or of the only alternative that is not null. */
  private findDescription(schema: Node): unknown {
    if (schema.description !== undefined) return schema.description;
    if (schema.$ref !== undefined) return this.findDescription(this.resolveReference(schema));
    const branches = ((schema.anyOf ?? schema.oneOf ?? []) as Node[]).filter(({ type }) => type !== "null");
    return branches.length === 1 ? this.findDescription(branches[0] as Node) : undefined;
  }

  private resolveReference(node: Node): Node {
    if (typeof node.$ref !== "string") return node;
    const [, , kind = "", name = ""] = node.$ref.split("/");
    return this.document.components[kind]?.[name] ?? {};
  }

  private report(location: string, issue: string): void {
    this.issues.push(`${location} ${issue}`);
  }
}

function listSubschemas(schema: Node): Node[] {
  const single = [schema.items, schema.additionalProperties].filter(
    (part) => typeof part === "object" && part !== null,
  );
  const several = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((parts) => (parts ?? []) as Node[]);
  return [...single, ...several] as Node[];
}

const toText = (value: unknown) => (typeof value === "string" ? value : "");

/** Splits text and camelCase into lowercase words. */
function toWords(text: string): string[] {
  return text
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}
