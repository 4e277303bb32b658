import { RolloverWidget, type RolloverWidgetHandle, type RolloverWidgetProps } from "@svc/widget-react";
import { createElement, StrictMode, useEffect, useReducer, useRef } from "react";

// An integrator's page. react-site.ts bundles it with React 18 or 19.

interface RecordedCall {
  handler: string;
  detail: unknown;
  /** Number of the render that created the handler, from 1. */
  render: number;
}

export interface ReactPage {
  recorded: RecordedCall[];
  handle: RolloverWidgetHandle | null;
  /** Renders again with new functions and objects. */
  redraw(): void;
  toggle(): void;
  completion: { outcome: "submitted" | "needs_review" | "failed"; reference?: string; message?: string };
}

export type PageSettings = Pick<RolloverWidgetProps, "baseUrl" | "publicKey" | "inline">;

export function Page({ settings, page }: { settings: PageSettings; page: ReactPage }) {
  const widget = useRef<RolloverWidgetHandle>(null);
  const [render, redraw] = useReducer((count: number) => count + 1, 1);
  const [isMounted, toggle] = useReducer((before: boolean) => !before, true);
  useEffect(() => {
    Object.assign(page, { redraw, toggle, handle: widget.current });
  });
  const record = (handler: string) => (event: CustomEvent) =>
    void page.recorded.push({ handler, detail: event.detail, render });
  const component = createElement(
    RolloverWidget,
    {
      ...settings,
      ref: widget,
      id: "move",
      className: "ours",
      fields: ["lastName"],
      fetchToken: async () => (await fetch("/session", { method: "POST" })).json(),
      strings: { sourceTitle: "Where is it?" },
      destination: {
        custodianId: "cus_01m7zh3n1teczbpwqd9y6g5xvd",
        name: "Fernhill",
        accountType: "roth_ira",
      },
      onAccount(event) {
        record("onAccount")(event);
        event.waitUntil(Promise.resolve(page.completion));
      },
      onStep: record("onStep"),
      onExit: record("onExit"),
      onError: record("onError"),
    },
    createElement("p", { slot: "terms" }, "Our terms"),
  );
  const button = createElement("button", { type: "button", onClick: () => widget.current?.open() }, "Start");
  return createElement(StrictMode, null, button, isMounted ? component : null);
}
