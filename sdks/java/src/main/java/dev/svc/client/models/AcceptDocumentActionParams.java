// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The parameters of {@code accept_document}. */
public final class AcceptDocumentActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public AcceptDocumentActionParams(JsonNode json) {
    super(json);
  }

  /** ID of one of the rollover's {@code documents}. */
  public String documentId() {
    return required("documentId", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AcceptDocumentActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** ID of one of the rollover's {@code documents}. Required. */
    public Builder documentId(String value) {
      return set("documentId", value);
    }

    /** Returns the object. */
    public AcceptDocumentActionParams build() {
      return new AcceptDocumentActionParams(members());
    }
  }
}
