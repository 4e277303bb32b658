// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;

/** The parameters of {@code provide_documents}. */
public final class ProvideDocumentsActionParams extends ApiObject {
  /** Creates an object from JSON. */
  public ProvideDocumentsActionParams(JsonNode json) {
    super(json);
  }

  /**
   * 1 to 20 documents by reference. You keep the files. To upload a file, use {@code POST
   * /v1/rollovers/{id}/documents}.
   */
  public List<DocumentInput> documents() {
    return required("documents", list(DocumentInput::new));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ProvideDocumentsActionParams}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * 1 to 20 documents by reference. You keep the files. To upload a file, use {@code POST
     * /v1/rollovers/{id}/documents}. Required.
     */
    public Builder documents(List<DocumentInput> value) {
      return set("documents", value);
    }

    /** Returns the object. */
    public ProvideDocumentsActionParams build() {
      return new ProvideDocumentsActionParams(members());
    }
  }
}
