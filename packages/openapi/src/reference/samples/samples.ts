import type { OpenApiDocument } from "../../openapi-document.ts";
import type { ReferenceOperation } from "../read/read-document.ts";
import { curlSample } from "./curl.ts";
import { exampleRequest } from "./example-request.ts";
import { goSample } from "./go.ts";
import { pythonSample } from "./python.ts";
import { type ClientCall, typescriptSample } from "./typescript.ts";

export interface Sample {
  language: "bash" | "typescript" | "python" | "go";
  code: string;
}

export function buildSamples(
  document: OpenApiDocument,
  operation: ReferenceOperation,
  { address, call }: { address: string; call: ClientCall | null },
): Sample[] {
  const request = exampleRequest(document, operation, address);
  return [
    { language: "bash", code: curlSample(request) },
    { language: "typescript", code: typescriptSample(request, call) },
    { language: "python", code: pythonSample(request) },
    { language: "go", code: goSample(request) },
  ];
}
