export const DOCUMENT_AUDIT_ACTIONS = ["document.file_read"] as const;
