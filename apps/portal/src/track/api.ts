import type { Language } from "./texts.ts";

export interface Contact {
  name: string;
  phone: string | null;
  email: string | null;
}

export interface LinkInfo {
  environment: string;
  organization: Contact & { hasLogo: boolean };
  language: Language;
  acceptsDateOfBirth: boolean;
  acceptsCode: boolean;
  /** True if the participant has a session and can read the status. */
  isOpen: boolean;
}

export interface Task {
  task: string;
  types?: string[];
}

export interface Status {
  environment: string;
  organization: Contact;
  source: string;
  destination: string;
  state: string;
  /** True in a final state, such as `completed` or `cancelled`. */
  isOver: boolean;
  steps: { step: string; status: "done" | "current" | "upcoming"; doneOn: string | null }[];
  /** Day of the next deadline. */
  dueOn: string | null;
  /** Last of the 60 days of an indirect rollover. */
  depositBy: string | null;
  task: Task | null;
  /** Amounts in dollars. `awaitsRest` is true if only a part of the money has arrived. */
  money: { sent: string; received: string; posted: string | null; awaitsRest: boolean };
  documents: { type: string; status: string; providedOn: string | null }[];
  hasConsent: boolean;
  /** True if the participant gets messages; null if the organization sends none. */
  hasMessages: boolean | null;
}

/** `code` comes from the problem details, or is `offline` if the response has none. */
export class RequestError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface TrackApi {
  readLink(): Promise<LinkInfo>;
  readLogo(): Promise<Blob | null>;
  open(proof: { dateOfBirth: string } | { code: string }): Promise<Status>;
  sendCode(): Promise<unknown>;
  readStatus(): Promise<Status>;
  setMessages(isOn: boolean): Promise<Status>;
  readConsent(): Promise<Blob>;
  upload(type: string, file: File, onProgress: (percent: number) => void): Promise<Status>;
}

/** @param token the link's secret, which is sent only in a header */
export function createApi(token: string): TrackApi {
  const headers = { "Tracking-Link": token };
  const send = async (path: string, body?: object) => {
    const response = await fetch(`/track/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: body ? { ...headers, "Content-Type": "application/json" } : headers,
      body: body ? JSON.stringify(body) : null,
    }).catch(() => {
      throw new RequestError("offline");
    });
    if (!response.ok) throw await toError(response);
    return response;
  };
  const sendJson = async <Result>(path: string, body?: object): Promise<Result> =>
    (await send(path, body)).json();
  return {
    readLink: () => sendJson("link"),
    readLogo: async () => {
      const response = await send("logo");
      return response.status === 204 ? null : response.blob();
    },
    open: (proof) => sendJson("open", proof),
    sendCode: () => sendJson("code", {}),
    readStatus: () => sendJson("status"),
    setMessages: (isOn) => sendJson("messages", { isOn }),
    readConsent: async () => (await send("consent")).blob(),
    upload: (type, file, onProgress) => upload(headers, { type, file, onProgress }),
  };
}

async function toError(response: Response): Promise<RequestError> {
  const problem = await response.json().catch(() => null);
  return new RequestError(typeof problem?.code === "string" ? problem.code : "offline");
}

/** Uses XMLHttpRequest, because fetch reports no progress. */
function upload(
  headers: Readonly<Record<string, string>>,
  { type, file, onProgress }: { type: string; file: File; onProgress: (percent: number) => void },
): Promise<Status> {
  const form = new FormData();
  form.append("type", type);
  form.append("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/track/api/documents");
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / (total || 1)));
    request.onload = () => {
      if (request.status === 200) resolve(request.response as Status);
      else reject(new RequestError((request.response as { code?: string } | null)?.code ?? "offline"));
    };
    request.onerror = () => reject(new RequestError("offline"));
    request.send(form);
  });
}

export async function stopMessages(token: string): Promise<void> {
  const response = await fetch(`/track/stop/${token}`, { method: "POST" });
  if (!response.ok) throw await toError(response);
}
