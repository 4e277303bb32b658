// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Accept a document. Allowed in {@code draft}, {@code awaiting_participant}, {@code submitted}, {@code
 * in_review}, {@code approved}, {@code requested}, {@code processing}, {@code funds_sent}, {@code
 * funds_received}, {@code awaiting_documents}, {@code on_hold}. Also requires the scope {@code
 * rollovers:operate}.
 */
public final class AcceptDocumentAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public AcceptDocumentAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code accept_document}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code accept_document}. */
  public Params params() {
    return required("params", Params::new);
  }

  /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
  public Optional<Boolean> dryRun() {
    return optional("dryRun", ApiObject::bool);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link AcceptDocumentAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "accept_document");
    }

    /** The parameters of {@code accept_document}. Required. */
    public Builder params(Params value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public AcceptDocumentAction build() {
      return new AcceptDocumentAction(members());
    }
  }

  /** The parameters of {@code accept_document}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
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

    /** Builds {@link Params}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** ID of one of the rollover's {@code documents}. Required. */
      public Builder documentId(String value) {
        return set("documentId", value);
      }

      /** Returns the object. */
      public Params build() {
        return new Params(members());
      }
    }
  }
}
