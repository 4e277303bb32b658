import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Request",
    answered: "Answered",
    when: "When",
    duration: "Duration",
    service: "Service",
    services: { api: "API", widget_auth: "Widget authentication" },
    key: "Key",
    member: "Member",
    none: "None",
    id: "Request ID",
    meaning: "What it means",
    remedy: "What to do",
    reference: "Error reference",
    sameCode: "Requests with the same error",
    sameKey: "Requests with the same key",
    routes: "API reference",
    notKept: "Bodies, query strings and addresses of requests are not stored.",
  },
});
