export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { enum?: string[] }>;
    examples: Record<string, { value?: { title?: string; status?: number; code?: string } }>;
  };
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: { $ref?: string; name?: string; in?: string }[];
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const METHODS = ["get", "post", "patch", "put", "delete"];

export function listOperations(document: Document): { method: string; path: string; operation: Operation }[] {
  return Object.entries(document.paths)
    .filter(([path]) => path.startsWith("/v1/"))
    .flatMap(([path, methods]) =>
      METHODS.flatMap((method) => {
        const operation = methods[method];
        return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
      }),
    );
}

export function formatComment(text: string, indent = ""): string {
  const lines = text.replaceAll("*/", "* /").split("\n");
  if (lines.length === 1) return `${indent}/** ${lines[0]} */`;
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n");
  return `${indent}/**\n${body}\n${indent} */`;
}
