import { createElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Page, type PageSettings, type ReactPage } from "./page.ts";

const root = document.querySelector("main") as HTMLElement;
const settings: PageSettings = JSON.parse(root.dataset.settings ?? "{}");
const page: ReactPage = {
  recorded: [],
  handle: null,
  redraw() {},
  toggle() {},
  completion: { outcome: "submitted", reference: "R-1" },
};
Object.assign(globalThis, { page });
const element = createElement(Page, { settings, page });
if (root.childElementCount > 0) hydrateRoot(root, element);
else createRoot(root).render(element);
