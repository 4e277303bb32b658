import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Request",
    status: "Status",
    when: "Time",
    duration: "Duration",
    service: "Service",
    services: { api: "API", widget_auth: "Widget authentication" },
    key: "Key",
    member: "Member",
    none: "None",
    id: "Request ID",
    remedy: "How to fix it",
    reference: "Error reference",
    sameCode: "Requests with the same error",
    sameKey: "Requests with the same key",
    routes: "API reference",
    notStored: "Request bodies, query strings and IP addresses are not stored.",
  },
});
