// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** Evidence of a signature. */
public final class LetterSignature extends ApiObject {
  /** Creates an object from JSON. */
  public LetterSignature(JsonNode json) {
    super(json);
  }

  /** How a letter was signed. New values may be added. */
  public LetterSignatureMethod method() {
    return required("method", enumeration(LetterSignatureMethod::of));
  }

  /** Name of the signer. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** Title of the signer. Empty if an external provider sent none. */
  public String title() {
    return required("title", ApiObject::text);
  }

  /** Time of the signature: by the organization's clock, or by the external provider's. */
  public Instant signedAt() {
    return required("signedAt", ApiObject::instant);
  }

  /** The member or API key that signed, or that requested the external signature. */
  public Actor signedBy() {
    return required("signedBy", Actor::new);
  }

  /** IP address of the signer. Null if unknown. */
  public Optional<String> ipAddress() {
    return optional("ipAddress", ApiObject::text);
  }

  /** SHA-256 digest of the PDF that was signed: {@code file.sha256} of the letter. */
  public String signedSha256() {
    return required("signedSha256", ApiObject::text);
  }

  /** The signed PDF, served by {@code GET /v1/letters/{id}/file?copy=signed}. */
  public LetterSignatureFile file() {
    return required("file", LetterSignatureFile::new);
  }

  /** The rollover's document with the signed PDF. Null except for letters of acceptance. */
  public Optional<String> documentId() {
    return optional("documentId", ApiObject::text);
  }
}
