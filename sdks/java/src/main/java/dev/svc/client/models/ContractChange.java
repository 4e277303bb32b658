// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.LocalDate;
import java.util.Optional;

/** A change of the REST contract. */
public final class ContractChange extends ApiObject {
  /** Creates an object from JSON. */
  public ContractChange(JsonNode json) {
    super(json);
  }

  /** {@code added}, {@code removed} or {@code deprecated}. New values may be added. */
  public String change() {
    return required("change", ApiObject::text);
  }

  /** {@code operation}, {@code event} or {@code member} (a field of a schema). New values may be added. */
  public String kind() {
    return required("kind", ApiObject::text);
  }

  /**
   * The name in {@code /openapi.json}, such as {@code GET /v1/rollovers}, {@code rollover.completed} or {@code
   * Rollover.metadata}.
   */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** The release that contains the change. Null for deprecations and unreleased changes. */
  public Optional<String> version() {
    return optional("version", ApiObject::text);
  }

  /** The date of the release or of the deprecation. Null before the release. */
  public Optional<LocalDate> date() {
    return optional("date", ApiObject::date);
  }

  /**
   * When a deprecated operation stops working, as in the header {@code Sunset}, or a deprecated field is
   * removed. Null until decided.
   */
  public Optional<String> sunset() {
    return optional("sunset", ApiObject::text);
  }

  /** The replacement of a deprecated operation or field. */
  public Optional<String> successor() {
    return optional("successor", ApiObject::text);
  }
}
