// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;

/** A document of the rollover. */
public final class ApprovedDocument extends ApiObject {
  /** Creates an object from JSON. */
  public ApprovedDocument(JsonNode json) {
    super(json);
  }

  /** The document ID. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of document. New values may be added. */
  public String type() {
    return required("type", ApiObject::text);
  }

  /** The document's name. */
  public String name() {
    return required("name", ApiObject::text);
  }

  /** The document's status. New values may be added. */
  public String status() {
    return required("status", ApiObject::text);
  }

  /** Whether {@code GET /v1/documents/{id}/file} returns its file; false for a reference. */
  public boolean hasFile() {
    return required("hasFile", ApiObject::bool);
  }
}
