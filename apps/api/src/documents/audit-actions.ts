/** What the audit log says of documents: that their files were read, which changes nothing else. */
export const DOCUMENT_AUDIT_ACTIONS = ["document.file_read"] as const;
