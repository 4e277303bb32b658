// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/**
 * Reject a document. It no longer counts. Allowed in {@code draft}, {@code awaiting_participant}, {@code
 * submitted}, {@code in_review}, {@code approved}, {@code requested}, {@code processing}, {@code funds_sent},
 * {@code funds_received}, {@code awaiting_documents}, {@code on_hold}. Also requires the scope {@code
 * rollovers:operate}.
 */
public final class RejectDocumentAction extends ApiObject implements RolloversActBody {
  /** Creates an object from JSON. */
  public RejectDocumentAction(JsonNode json) {
    super(json);
  }

  /** The action to perform: {@code reject_document}. */
  public String action() {
    return required("action", ApiObject::text);
  }

  /** The parameters of {@code reject_document}. */
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

  /** Builds {@link RejectDocumentAction}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {
      set("action", "reject_document");
    }

    /** The parameters of {@code reject_document}. Required. */
    public Builder params(Params value) {
      return set("params", value);
    }

    /** Validates the request without saving anything. The response shows the resulting rollover. Default: false. */
    public Builder dryRun(boolean value) {
      return set("dryRun", value);
    }

    /** Returns the object. */
    public RejectDocumentAction build() {
      return new RejectDocumentAction(members());
    }
  }

  /** The parameters of {@code reject_document}. */
  public static final class Params extends ApiObject {
    /** Creates an object from JSON. */
    public Params(JsonNode json) {
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

    /** Builds {@link Params}. */
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
      public Params build() {
        return new Params(members());
      }
    }
  }
}
