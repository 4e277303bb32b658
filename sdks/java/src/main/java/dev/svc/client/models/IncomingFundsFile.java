// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** An imported bank file. */
public final class IncomingFundsFile extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsFile(JsonNode json) {
    super(json);
  }

  /** TypeID: {@code iff_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code incoming_funds_file}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** Name of the file. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** SHA-256 digest of the content. The content itself is not stored. */
  public String sha256() {
    return required("sha256", ApiObject::text);
  }

  /** Format of a bank file. */
  public BankFileFormat format() {
    return required("format", enumeration(BankFileFormat::of));
  }

  /** The bank's ID of the file. */
  public Optional<String> fileReference() {
    return optional("fileReference", ApiObject::text);
  }

  /** Returns {@code totals}. */
  public IncomingFundsFileTotals totals() {
    return required("totals", IncomingFundsFileTotals::new);
  }

  /** Number of returns that took money back. */
  public long returnCount() {
    return required("returnCount", ApiObject::integer);
  }

  /** Number of warnings. */
  public long issueCount() {
    return required("issueCount", ApiObject::integer);
  }

  /** Time of the import. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** Returns that took money back. Each suggests which incoming funds to reverse. */
  public List<IncomingFundsReturn> returns() {
    return required("returns", list(IncomingFundsReturn::new));
  }

  /** Warnings. A file with errors is not imported. */
  public List<IncomingFundsFileIssue> issues() {
    return required("issues", list(IncomingFundsFileIssue::new));
  }
}
