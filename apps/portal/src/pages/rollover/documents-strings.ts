import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Documents",
    none: "No documents yet.",
    document: "Document",
    status: "Status",
    validUntil: "Valid until",
    noEnd: "–",
    actions: "Actions",
    submitted: "submitted",
    reviewed: "reviewed",
    mailed: (day: string) => `mailed ${day}`,
    expected: (day: string) => `expected ${day}`,
    lateMail: "Mail is late",
    download: "Download",
    accept: "Accept",
    reject: "Reject",
    byReference: "reference only, no file stored",
    kinds: { "application/pdf": "PDF", "image/png": "PNG", "image/jpeg": "JPEG" } as Readonly<
      Record<string, string>
    >,
    acceptedTypes: "PDF, PNG or JPEG, up to 10 MB. Files are encrypted.",
    type: "Document type",
    expiresOn: "Valid until",
    expiresHint: "Last valid day, if the document expires.",
    upload: "Upload",
    another: "Choose another file",
    uploading: (name: string) => `Uploading ${name}`,
    uploaded: (name: string) => `Uploaded: ${name}`,
  },
});
