import type { OpenApiDocument } from "../../openapi-document.ts";
import type { ReferenceOperation } from "../read/read-document.ts";
import { printCurlSample } from "./curl.ts";
import { buildExampleRequest } from "./example-request.ts";
import { printGoSample } from "./go.ts";
import { printPythonSample } from "./python.ts";
import { type ClientCall, printTypescriptSample } from "./typescript.ts";

export interface Sample {
  language: "bash" | "typescript" | "python" | "go";
  code: string;
}

export function buildSamples(
  document: OpenApiDocument,
  operation: ReferenceOperation,
  { urlVariable, call }: { urlVariable: string; call: ClientCall | null },
): Sample[] {
  const request = buildExampleRequest(document, operation, urlVariable);
  return [
    { language: "bash", code: printCurlSample(request) },
    { language: "typescript", code: printTypescriptSample(request, call) },
    { language: "python", code: printPythonSample(request) },
    { language: "go", code: printGoSample(request) },
  ];
}
