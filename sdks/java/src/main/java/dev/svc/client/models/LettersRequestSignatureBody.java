// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** The object {@code LettersRequestSignatureBody}. */
public final class LettersRequestSignatureBody extends ApiObject {
  /** Creates an object from JSON. */
  public LettersRequestSignatureBody(JsonNode json) {
    super(json);
  }

  /**
   * The webhook endpoint of the e-signature provider. It must be enabled and receive {@code
   * rollover.letter_signature_requested}.
   */
  public String endpointId() {
    return required("endpointId", ApiObject::text);
  }

  /** The person who signs for the organization. */
  public Signer signer() {
    return required("signer", Signer::new);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link LettersRequestSignatureBody}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * The webhook endpoint of the e-signature provider. It must be enabled and receive {@code
     * rollover.letter_signature_requested}. Required.
     */
    public Builder endpointId(String value) {
      return set("endpointId", value);
    }

    /** The person who signs for the organization. Required. */
    public Builder signer(Signer value) {
      return set("signer", value);
    }

    /** Returns the object. */
    public LettersRequestSignatureBody build() {
      return new LettersRequestSignatureBody(members());
    }
  }

  /** The person who signs for the organization. */
  public static final class Signer extends ApiObject {
    /** Creates an object from JSON. */
    public Signer(JsonNode json) {
      super(json);
    }

    /** The signer's name. */
    public String name() {
      return required("name", ApiObject::text);
    }

    /** The signer's email address. */
    public String email() {
      return required("email", ApiObject::text);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Signer}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {}

      /** The signer's name. Required. */
      public Builder name(String value) {
        return set("name", value);
      }

      /** The signer's email address. Required. */
      public Builder email(String value) {
        return set("email", value);
      }

      /** Returns the object. */
      public Signer build() {
        return new Signer(members());
      }
    }
  }
}
