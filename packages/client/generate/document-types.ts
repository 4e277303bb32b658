import openapiTS, { astToString } from "openapi-typescript";

/** Returns the TypeScript of the types of an OpenAPI document. The portal's generator uses it too. */
export async function documentTypes(text: string): Promise<string> {
  return astToString(await openapiTS(text));
}
