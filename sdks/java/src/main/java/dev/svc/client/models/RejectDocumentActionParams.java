// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The parameters of {@code reject_document}. */
public final class RejectDocumentActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public RejectDocumentActionParams(JsonNode json) {
    super(json);
  }

  /** ID of one of the rollover's {@code documents}. */
  public String documentId() {
    return required("documentId", ApiObject::text);
  }

  /** Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}. */
  public String code() {
    return required("code", ApiObject::text);
  }

  /** Reason, up to 500 characters. Do not include personal data. */
  public String reason() {
    return required("reason", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RejectDocumentActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** ID of one of the rollover's {@code documents}. Required. */
    public Builder documentId(String value) {
      return set("documentId", value);
    }

    /**
     * Machine-readable reason: lowercase letters, digits and underscores, such as {@code name_mismatch}.
     * Required.
     */
    public Builder code(String value) {
      return set("code", value);
    }

    /** Reason, up to 500 characters. Do not include personal data. Required. */
    public Builder reason(String value) {
      return set("reason", value);
    }

    /** Returns the object. */
    public RejectDocumentActionParams build() {
      return new RejectDocumentActionParams(members());
    }
  }
}
