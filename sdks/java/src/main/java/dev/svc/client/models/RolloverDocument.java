// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/** A document, provided by reference and digest or with its file. */
public final class RolloverDocument extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverDocument(JsonNode json) {
    super(json);
  }

  /** The document's ID. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** Document type. New values may be added. */
  public DocumentType type() {
    return required("type", enumeration(DocumentType::of));
  }

  /** The document's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** SHA-256 digest of the file, in hexadecimal. */
  public String sha256() {
    return required("sha256", ApiObject::text);
  }

  /** Status of a document. New values may be added. */
  public DocumentStatus status() {
    return required("status", enumeration(DocumentStatus::of));
  }

  /** Last day on which the document is valid. Null if it does not expire. */
  public Optional<LocalDate> expiresOn() {
    return optional("expiresOn", ApiObject::date);
  }

  /** Time it was provided. Null for older documents, whose time was not recorded. */
  public Optional<Instant> providedAt() {
    return optional("providedAt", ApiObject::instant);
  }

  /** Time it was last accepted or rejected. Null if it was never reviewed. */
  public Optional<Instant> reviewedAt() {
    return optional("reviewedAt", ApiObject::instant);
  }

  /** Reason it was rejected. Null if it is not rejected. */
  public Optional<DocumentRejection> rejection() {
    return optional("rejection", DocumentRejection::new);
  }

  /** The stored file, served by {@code GET /v1/documents/{id}/file}. Null for documents provided by reference. */
  public Optional<DocumentFile> file() {
    return optional("file", DocumentFile::new);
  }

  /** How the original was mailed. Null if it was not. */
  public Optional<DocumentMail> mail() {
    return optional("mail", DocumentMail::new);
  }
}
