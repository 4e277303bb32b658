import type { RunningStack } from "./running-stack.ts";

const ORIGIN = "https://app.example.com";

/** Opens a session with the demo's secret key. @returns headers for the participant's calls */
export async function openWidgetSession({ widgetAuthUrl, demo }: RunningStack) {
  const opened = await fetch(`${widgetAuthUrl}/api/widget/auth`, {
    method: "POST",
    headers: { Authorization: `Bearer ${demo.SVC_SK}`, "Content-Type": "application/json" },
    body: JSON.stringify({ allowedOrigins: [ORIGIN] }),
  });
  const { sessionToken } = (await opened.json()) as { sessionToken?: string };
  if (sessionToken === undefined) throw new Error(`the session was refused: ${opened.status}`);
  return { Authorization: `Bearer ${sessionToken}`, Origin: ORIGIN };
}
