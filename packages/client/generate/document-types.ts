import openapiTS, { astToString } from "openapi-typescript";

/** Also used by the portal's generator. */
export async function generateTypes(text: string): Promise<string> {
  return astToString(await openapiTS(text));
}
