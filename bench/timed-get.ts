import { type Agent, request } from "node:http";

export interface TimedResponse {
  ms: number;
  /** 0 if the connection failed. */
  status: number;
}

/** Measures the time until the whole response has arrived. */
export function timeGet(url: string, agent: Agent, headers: Record<string, string>): Promise<TimedResponse> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ ms: performance.now() - start, status });
    request(url, { agent, headers }, (response) => {
      response.resume().once("close", () => end(response.statusCode ?? 0));
    })
      .once("error", () => end(0))
      .end();
  });
}
