// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;

/** The parameters of {@code request_documents}. */
public final class RequestDocumentsActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public RequestDocumentsActionParams(JsonNode json) {
    super(json);
  }

  /** Types of the missing documents. */
  public List<DocumentType> types() {
    return required("types", list(enumeration(DocumentType::of)));
  }

  /** The party that must provide documents. */
  public DocumentSource from() {
    return required("from", enumeration(DocumentSource::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RequestDocumentsActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Types of the missing documents. Required. */
    public Builder types(List<DocumentType> value) {
      return set("types", value);
    }

    /** The party that must provide documents. Required. */
    public Builder from(DocumentSource value) {
      return set("from", value);
    }

    /** Returns the object. */
    public RequestDocumentsActionParams build() {
      return new RequestDocumentsActionParams(members());
    }
  }
}
