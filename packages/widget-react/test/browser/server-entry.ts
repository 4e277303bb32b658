import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Page, type PageSettings, type ReactPage } from "./page.ts";

const settings: PageSettings = JSON.parse(process.argv[2] ?? "{}");
process.stdout.write(renderToString(createElement(Page, { settings, page: {} as ReactPage })));
