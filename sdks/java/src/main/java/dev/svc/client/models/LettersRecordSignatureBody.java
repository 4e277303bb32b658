// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.Instant;
import java.util.Optional;

/** One of several objects. */
public interface LettersRecordSignatureBody {
  /** Returns an object from JSON, for alternatives that this version of the client does not know. */
  static LettersRecordSignatureBody of(JsonNode json) {
    return new Other(json);
  }

  /** The signer signed. */
  public static final class Signed extends ApiObject implements LettersRecordSignatureBody {
    /** Creates an object from JSON. */
    public Signed(JsonNode json) {
      super(json);
    }

    /** Number of the request: {@code data.signatureRequest.number} of the event. */
    public long request() {
      return required("request", ApiObject::integer);
    }

    /** The signer signed. */
    public String result() {
      return required("result", ApiObject::text);
    }

    /** SHA-256 digest of the PDF that was signed: {@code file.sha256} of the letter. */
    public String sha256() {
      return required("sha256", ApiObject::text);
    }

    /** The person who signed. */
    public Signer signer() {
      return required("signer", Signer::new);
    }

    /** Time of the signature. */
    public Instant signedAt() {
      return required("signedAt", ApiObject::instant);
    }

    /** The signed PDF with the provider's evidence, in base64. Up to 10 MB. */
    public String evidence() {
      return required("evidence", ApiObject::text);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Signed}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {
        set("result", "signed");
      }

      /** Number of the request: {@code data.signatureRequest.number} of the event. Required. */
      public Builder request(long value) {
        return set("request", value);
      }

      /** SHA-256 digest of the PDF that was signed: {@code file.sha256} of the letter. Required. */
      public Builder sha256(String value) {
        return set("sha256", value);
      }

      /** The person who signed. Required. */
      public Builder signer(Signer value) {
        return set("signer", value);
      }

      /** Time of the signature. Required. */
      public Builder signedAt(Instant value) {
        return set("signedAt", value);
      }

      /** The signed PDF with the provider's evidence, in base64. Up to 10 MB. Required. */
      public Builder evidence(String value) {
        return set("evidence", value);
      }

      /** Returns the object. */
      public Signed build() {
        return new Signed(members());
      }
    }

    /** The person who signed. */
    public static final class Signer extends ApiObject {
      /** Creates an object from JSON. */
      public Signer(JsonNode json) {
        super(json);
      }

      /** Name of the person who signed. */
      public String name() {
        return required("name", ApiObject::text);
      }

      /** Title of the person who signed. */
      public Optional<String> title() {
        return optional("title", ApiObject::text);
      }

      /** Returns a builder. */
      public static Builder builder() {
        return new Builder();
      }

      /** Builds {@link Signer}. */
      public static final class Builder extends ObjectBuilder<Builder> {
        private Builder() {}

        /** Name of the person who signed. Required. */
        public Builder name(String value) {
          return set("name", value);
        }

        /** Title of the person who signed. */
        public Builder title(String value) {
          return set("title", value);
        }

        /** Returns the object. */
        public Signer build() {
          return new Signer(members());
        }
      }
    }
  }

  /** The request is declined. */
  public static final class Declined extends ApiObject implements LettersRecordSignatureBody {
    /** Creates an object from JSON. */
    public Declined(JsonNode json) {
      super(json);
    }

    /** Number of the request: {@code data.signatureRequest.number} of the event. */
    public long request() {
      return required("request", ApiObject::integer);
    }

    /** The request is declined. */
    public String result() {
      return required("result", ApiObject::text);
    }

    /** The signer's reason. */
    public Optional<String> reason() {
      return optional("reason", ApiObject::text);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Declined}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {
        set("result", "declined");
      }

      /** Number of the request: {@code data.signatureRequest.number} of the event. Required. */
      public Builder request(long value) {
        return set("request", value);
      }

      /** The signer's reason. */
      public Builder reason(String value) {
        return set("reason", value);
      }

      /** Returns the object. */
      public Declined build() {
        return new Declined(members());
      }
    }
  }

  /** The request is expired. */
  public static final class Expired extends ApiObject implements LettersRecordSignatureBody {
    /** Creates an object from JSON. */
    public Expired(JsonNode json) {
      super(json);
    }

    /** Number of the request: {@code data.signatureRequest.number} of the event. */
    public long request() {
      return required("request", ApiObject::integer);
    }

    /** The request is expired. */
    public String result() {
      return required("result", ApiObject::text);
    }

    /** The signer's reason. */
    public Optional<String> reason() {
      return optional("reason", ApiObject::text);
    }

    /** Returns a builder. */
    public static Builder builder() {
      return new Builder();
    }

    /** Builds {@link Expired}. */
    public static final class Builder extends ObjectBuilder<Builder> {
      private Builder() {
        set("result", "expired");
      }

      /** Number of the request: {@code data.signatureRequest.number} of the event. Required. */
      public Builder request(long value) {
        return set("request", value);
      }

      /** The signer's reason. */
      public Builder reason(String value) {
        return set("reason", value);
      }

      /** Returns the object. */
      public Expired build() {
        return new Expired(members());
      }
    }
  }

  /** Another alternative. */
  final class Other extends ApiObject implements LettersRecordSignatureBody {
    private Other(JsonNode json) {
      super(json);
    }
  }
}
