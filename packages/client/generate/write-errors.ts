import { type Document, formatComment } from "./document.ts";

/** `rate_limited` becomes `RateLimitedError`, and `internal_error` becomes `InternalError`. */
export function toClassName(code: string): string {
  const words = code.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.at(-1) === "Error" ? words.join("") : `${words.join("")}Error`;
}

export function writeErrors({ components }: Document): string {
  const codes = components.schemas.ErrorCode?.enum;
  if (!codes)
    throw new Error(
      "apps/api/openapi.json has no schema ErrorCode. In the problem schema, set the ID of the schema of `code` to ErrorCode.",
    );
  const classes = codes.map((code) => {
    const title = components.examples[code]?.value?.title;
    const description = title ? `\`${code}\`: ${title}.` : `\`${code}\`: see \`/errors/${code}\`.`;
    return [
      formatComment(description),
      `export class ${toClassName(code)} extends ApiError {`,
      `  override readonly name: string = "${toClassName(code)}";`,
      `  declare readonly code: "${code}";`,
      "}",
    ].join("\n");
  });
  const entries = codes.map((code) => `  ${code}: ${toClassName(code)},`);
  return `import { ApiError, type Refusal } from "../errors.ts";

${classes.join("\n\n")}

/** Error classes by code. */
export const ERRORS_BY_CODE: Readonly<Record<string, new (refusal: Refusal) => ApiError>> = {
${entries.join("\n")}
};
`;
}
