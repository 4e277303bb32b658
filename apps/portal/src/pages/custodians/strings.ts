import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Custodians",
    lead: "Institutions that send and receive money. All organizations share this directory. The operator of this service maintains it.",
    search: "Search by name, former name or abbreviation",
    role: "Role",
    roles: { delivering: "Sends money", receiving: "Receives money" },
    bothRoles: "Sends and receives",
    onlyRole: { delivering: "Sends only", receiving: "Receives only" },
    anyRole: "Any role",
    type: "Account type",
    anyType: "Any account type",
    name: "Custodian",
    kind: "Kind",
    days: "Processing time",
    verified: "Verified",
    unverified: "Not verified",
    matchReasons: {
      alias: "Also known as",
      similar: "Similar name",
    },
    emptyTitle: "No matching custodians",
    empty: "Try part of the name or a former name, or clear the filters.",
    import: "Import",
    export: "Export CSV",
    accountTypes: {
      roth_ira: "Roth IRA",
      traditional_ira: "Traditional IRA",
      simple_ira: "SIMPLE IRA",
      sep_ira: "SEP-IRA",
      governmental_457b: "Governmental 457(b)",
      qualified_plan: "401(k) and other qualified plans",
      "403b": "403(b)",
      designated_roth: "Designated Roth account",
    },
  },
});

export const importStrings = localize({
  en: {
    title: "Import directory",
    lead: "You can review the changes before they are saved.",
    format: "CSV, in the format of the export.",
    deactivateMissing: "Deactivate custodians that are not in the file",
    missingHint: "They are not deleted. Existing rollovers still use them.",
    preview: "Preview changes",
    chooseAnother: "Choose another file",
    apply: (count: number) => (count === 1 ? "Import 1 change" : `Import ${count} changes`),
    cancel: "Cancel",
    counts: ({
      added,
      updated,
      deactivated,
      unchanged,
    }: {
      added: number;
      updated: number;
      deactivated: number;
      unchanged: number;
    }) => `${added} new, ${updated} changed, ${deactivated} deactivated, ${unchanged} unchanged`,
    nothing: "The directory already matches the file.",
    paymentTitle: "Changed payment details",
    paymentWarning:
      "Fraudsters often send changed bank details. Confirm each change by phone, using a number you already had on file.",
    added: "New",
    updated: "Changed",
    deactivated: "Deactivated",
    notInFile: (count: number) => `${count} not in the file, left unchanged`,
    field: "Field",
    from: "Before",
    to: "After",
    none: "–",
    more: (count: number) => `Show ${count} more`,
    done: "Directory imported. It takes effect everywhere within a minute.",
    changedTitle: "The directory changed after the preview",
    changed: "Nothing was saved. Preview the changes again.",
  },
});
