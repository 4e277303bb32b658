import { getOrganizationId } from "../../api/organization.ts";
import { createUnreachableError, ProblemError } from "../../api/problem.ts";
import { promptSignIn } from "../../api/sign-in-prompt.ts";
import { toEtag } from "./queries.ts";
import type { Rollover } from "./rollover.ts";

interface Upload {
  file: File;
  type: string;
  /** Last valid day as `YYYY-MM-DD`, or empty. */
  expiresOn: string;
}

/**
 * Uploads with XMLHttpRequest, because `fetch` does not report upload progress.
 * @param onProgress from 0 to 1
 * @throws ProblemError
 */
export async function uploadDocument(
  rollover: Rollover,
  upload: Upload,
  onProgress: (fraction: number) => void,
): Promise<Rollover> {
  const response = await send(rollover, upload, onProgress);
  if (response.status === 401 && (await promptSignIn()))
    return parseResponse(await send(rollover, upload, onProgress));
  return parseResponse(response);
}

function send(rollover: Rollover, { file, type, expiresOn }: Upload, onProgress: (fraction: number) => void) {
  const body = new FormData();
  body.set("type", type);
  if (expiresOn !== "") body.set("expiresOn", expiresOn);
  body.set("file", file);
  const request = new XMLHttpRequest();
  request.open("POST", `/v1/rollovers/${rollover.id}/documents`);
  request.setRequestHeader("If-Match", toEtag(rollover));
  const organization = getOrganizationId();
  if (organization !== null) request.setRequestHeader("Svc-Organization", organization);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    request.onload = () => resolve(request);
    request.onerror = () => reject(createUnreachableError(new Error("upload interrupted")));
    request.send(body);
  });
}

function parseResponse({ status, responseText }: XMLHttpRequest): Rollover {
  const body = parseJson(responseText);
  if (status === 200) return body as unknown as Rollover;
  throw new ProblemError({
    type: "about:blank",
    title: `The server responded with status ${status}.`,
    detail: "",
    code: `http_${status}`,
    requestId: "",
    errors: [],
    status,
    ...body,
  });
}

function parseJson(text: string): object {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
