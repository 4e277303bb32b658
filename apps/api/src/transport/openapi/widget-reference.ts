import { readFile } from "node:fs/promises";
import { type OpenApiDocument, type OtherServiceReference, withoutTag } from "@svc/openapi";
import { PUBLIC_TAG } from "@svc/service-kit/routes";

const DOCUMENT = new URL("../../../../widget-auth/openapi.json", import.meta.url);

export const WIDGET_REFERENCE: OtherServiceReference = {
  name: "widget",
  path: "/docs/widget",
  operationId: "showWidgetOperation",
  example: "openSession",
  async load() {
    const fullDocument = JSON.parse(await readFile(DOCUMENT, "utf8")) as OpenApiDocument;
    const document = withoutTag(fullDocument, PUBLIC_TAG.name);
    return { title: "Widget authentication", document, urlVariable: "SVC_WIDGET_AUTH_URL" };
  },
};
