import type { OpenApiDocument } from "../../build-openapi.ts";
import type { ReferenceOperation } from "../read/read-document.ts";
import { curlSample } from "./curl.ts";
import { exampleRequest } from "./example-request.ts";
import { goSample } from "./go.ts";
import { pythonSample } from "./python.ts";
import { type ClientCall, typescriptSample } from "./typescript.ts";

/** An operation's example request in a language. */
export interface Sample {
  language: "bash" | "typescript" | "python" | "go";
  code: string;
}

/**
 * The example request of an operation, in each language.
 *
 * @param address the variable of the shell that holds the service's address
 * @param call how the client package calls it; null where that does not have it
 */
export function samplesOf(
  document: OpenApiDocument,
  operation: ReferenceOperation,
  address: string,
  call: ClientCall | null,
): Sample[] {
  const request = exampleRequest(document, operation, address);
  return [
    { language: "bash", code: curlSample(request) },
    { language: "typescript", code: typescriptSample(request, call) },
    { language: "python", code: pythonSample(request) },
    { language: "go", code: goSample(request) },
  ];
}
