import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Documents",
    none: "None was handed in yet.",
    document: "Document",
    status: "Status",
    counts: "Counts until",
    noEnd: "–",
    actions: "What can be done",
    handedIn: "handed in",
    reviewed: "looked at",
    download: "Download",
    accept: "Accept",
    reject: "Reject",
    byReference: "by reference: the file is not kept here",
    size: (bytes: number) =>
      bytes < 1_000_000
        ? `${Math.max(1, Math.round(bytes / 1_000))} kB`
        : `${(bytes / 1_000_000).toFixed(1)} MB`,
    kinds: { "application/pdf": "PDF", "image/png": "PNG", "image/jpeg": "JPEG" } as Readonly<
      Record<string, string>
    >,
    drop: "Drop a file here, or",
    choose: "choose one",
    kindsTaken: "PDF, PNG or JPEG, up to 10 MB. It is encrypted on the way in.",
    type: "What it is",
    expiresOn: "Counts until",
    expiresHint: "The last day on which it counts, where it ages.",
    upload: "Upload",
    another: "Take another file",
    uploading: (name: string) => `Uploading ${name}`,
    uploaded: (name: string) => `Handed in: ${name}`,
  },
});
