// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.Optional;

/** An issued letter. It never changes, except that a signature can be requested and added. */
public final class Letter extends ApiObject {
  /** Creates an object from JSON. */
  public Letter(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code letter}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The letter's ID. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** Kind of letter. */
  public Kind kind() {
    return required("kind", enumeration(Kind::of));
  }

  /** Number of the letter, counted from 1 for each rollover. */
  public long number() {
    return required("number", ApiObject::integer);
  }

  /** Number of the earlier letter of the same kind that this letter replaces. Null for the first. */
  public Optional<Long> replaces() {
    return optional("replaces", ApiObject::integer);
  }

  /** Number of the letter that replaces this one. Null if current. */
  public Optional<Long> replacedBy() {
    return optional("replacedBy", ApiObject::integer);
  }

  /** Version of the rollover's instructions that the letter prints. */
  public long instructionsVersion() {
    return required("instructionsVersion", ApiObject::integer);
  }

  /**
   * Version of the instructions that made the letter outdated, by an amendment, a new name or a new custodian.
   * The letter can no longer be signed. Null while the instructions are unchanged.
   */
  public Optional<Long> supersededByVersion() {
    return optional("supersededByVersion", ApiObject::integer);
  }

  /** Account numbers in a letter. */
  public AccountNumbers accountNumbers() {
    return required("accountNumbers", enumeration(AccountNumbers::of));
  }

  /** Version of the organization's letter templates. 0 for the defaults. */
  public long templateVersion() {
    return required("templateVersion", ApiObject::integer);
  }

  /** The PDF as issued, served by {@code GET /v1/letters/{id}/file}. */
  public File file() {
    return required("file", File::new);
  }

  /** The signature. Null if not signed. */
  public Optional<Signature> signature() {
    return optional("signature", Signature::new);
  }

  /** The last request for an external signature. Null if none was requested. */
  public Optional<SignatureRequest> signatureRequest() {
    return optional("signatureRequest", SignatureRequest::new);
  }

  /** Seal that the letter's footer prints in groups of four digits. */
  public String seal() {
    return required("seal", ApiObject::text);
  }

  /**
   * True if the letter, its PDF and its signature match their seals. False if they were changed outside the
   * service.
   */
  public boolean sealed() {
    return required("sealed", ApiObject::bool);
  }

  /** Time of issue, by the organization's clock. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** The member or API key that issued the letter. */
  public CreatedBy createdBy() {
    return required("createdBy", CreatedBy::new);
  }

  /** The environment of the object. */
  public static final class Environment extends ApiEnum {
    /** For testing: sandbox custodians and no real money. */
    public static final Environment TEST = of("test");

    /** For production. */
    public static final Environment LIVE = of("live");

    private Environment(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Environment of(String value) {
      return intern(Environment.class, value, Environment::new);
    }
  }

  /** Kind of letter. */
  public static final class Kind extends ApiEnum {
    /** The destination custodian accepts the assets. Required by many source custodians (LOA). */
    public static final Kind LETTER_OF_ACCEPTANCE = of("letter_of_acceptance");

    /** The destination custodian requests a trustee-to-trustee transfer from the source custodian. */
    public static final Kind TRANSFER_REQUEST = of("transfer_request");

    /** The destination custodian requests a direct rollover from the source custodian. */
    public static final Kind DIRECT_ROLLOVER_REQUEST = of("direct_rollover_request");

    /** The source custodian describes its payment to the destination custodian. */
    public static final Kind PAYMENT_TRANSMITTAL = of("payment_transmittal");

    /** A form for the consent of the participant's spouse, with a witness. */
    public static final Kind SPOUSAL_CONSENT = of("spousal_consent");

    /** The participant's certification for late money (Rev. Proc. 2020-46). */
    public static final Kind SELF_CERTIFICATION = of("self_certification");

    /** A cover sheet for mail and fax, with a QR code of the rollover's ID. */
    public static final Kind COVER_SHEET = of("cover_sheet");

    /**
     * A deficiency letter to the participant: the open reasons why the request is not in good order (NIGO), and
     * their remedies.
     */
    public static final Kind NIGO = of("nigo");

    private Kind(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Kind of(String value) {
      return intern(Kind.class, value, Kind::new);
    }
  }

  /** Account numbers in a letter. */
  public static final class AccountNumbers extends ApiEnum {
    /** Only the last characters. */
    public static final AccountNumbers MASKED = of("masked");

    /**
     * Full account numbers. Requires the scope {@code rollovers:reveal} and, if the organization requires it, a
     * second person.
     */
    public static final AccountNumbers FULL = of("full");

    private AccountNumbers(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static AccountNumbers of(String value) {
      return intern(AccountNumbers.class, value, AccountNumbers::new);
    }
  }

  /** The PDF as issued, served by {@code GET /v1/letters/{id}/file}. */
  public static final class File extends ApiObject {
    /** Creates an object from JSON. */
    public File(JsonNode json) {
      super(json);
    }

    /** SHA-256 digest of the PDF, in hexadecimal. */
    public String sha256() {
      return required("sha256", ApiObject::text);
    }

    /** Size in bytes. */
    public long size() {
      return required("size", ApiObject::integer);
    }
  }

  /** Evidence of a signature. */
  public static final class Signature extends ApiObject {
    /** Creates an object from JSON. */
    public Signature(JsonNode json) {
      super(json);
    }

    /** How a letter was signed. New values may be added. */
    public Method method() {
      return required("method", enumeration(Method::of));
    }

    /** Name of the signer. */
    public String name() {
      return required("name", ApiObject::text);
    }

    /** Title of the signer. Empty if an external provider sent none. */
    public String title() {
      return required("title", ApiObject::text);
    }

    /** Time of the signature: by the organization's clock, or by the external provider's. */
    public Instant signedAt() {
      return required("signedAt", ApiObject::instant);
    }

    /** The member or API key that signed, or that requested the external signature. */
    public SignedBy signedBy() {
      return required("signedBy", SignedBy::new);
    }

    /** IP address of the signer. Null if unknown. */
    public Optional<String> ipAddress() {
      return optional("ipAddress", ApiObject::text);
    }

    /** SHA-256 digest of the PDF that was signed: {@code file.sha256} of the letter. */
    public String signedSha256() {
      return required("signedSha256", ApiObject::text);
    }

    /** The signed PDF, served by {@code GET /v1/letters/{id}/file?copy=signed}. */
    public File file() {
      return required("file", File::new);
    }

    /** The rollover's document with the signed PDF. Null except for letters of acceptance. */
    public Optional<String> documentId() {
      return optional("documentId", ApiObject::text);
    }

    /** How a letter was signed. New values may be added. */
    public static final class Method extends ApiEnum {
      /** A typed signature in this service. */
      public static final Method TYPED = of("typed");

      /** A signature by the e-signature provider of {@code signatureRequest}. */
      public static final Method EXTERNAL = of("external");

      private Method(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Method of(String value) {
        return intern(Method.class, value, Method::new);
      }
    }

    /** The member or API key that signed, or that requested the external signature. */
    public static final class SignedBy extends ApiObject {
      /** Creates an object from JSON. */
      public SignedBy(JsonNode json) {
        super(json);
      }

      /** Kind of actor. New values may be added. */
      public Type type() {
        return required("type", enumeration(Type::of));
      }

      /** The actor's ID, if it has one. */
      public Optional<String> id() {
        return optional("id", ApiObject::text);
      }

      /** Kind of actor. New values may be added. */
      public static final class Type extends ApiEnum {
        /** A server with an API key. */
        public static final Type API_KEY = of("api_key");

        /** A browser with a session token. */
        public static final Type SESSION = of("session");

        /** A signed-in portal user. */
        public static final Type MEMBER = of("member");

        /** The operator of this service. */
        public static final Type OPERATOR = of("operator");

        /** A timer. */
        public static final Type TIMER = of("timer");

        /** A sandbox custodian, which acts automatically. */
        public static final Type CUSTODIAN = of("custodian");

        private Type(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Type of(String value) {
          return intern(Type.class, value, Type::new);
        }
      }
    }

    /** The signed PDF, served by {@code GET /v1/letters/{id}/file?copy=signed}. */
    public static final class File extends ApiObject {
      /** Creates an object from JSON. */
      public File(JsonNode json) {
        super(json);
      }

      /** SHA-256 digest of the PDF, in hexadecimal. */
      public String sha256() {
        return required("sha256", ApiObject::text);
      }

      /** Size in bytes. */
      public long size() {
        return required("size", ApiObject::integer);
      }
    }
  }

  /** The last request for a signature by an external e-signature provider. */
  public static final class SignatureRequest extends ApiObject {
    /** Creates an object from JSON. */
    public SignatureRequest(JsonNode json) {
      super(json);
    }

    /** Number of the request, counted from 1 for each letter. */
    public long number() {
      return required("number", ApiObject::integer);
    }

    /** The webhook endpoint of the e-signature provider. */
    public String endpointId() {
      return required("endpointId", ApiObject::text);
    }

    /** Status of a request for an external signature. New values may be added. */
    public Status status() {
      return required("status", enumeration(Status::of));
    }

    /** The requested signer. Null after erasure. */
    public Optional<Signer> signer() {
      return optional("signer", Signer::new);
    }

    /** Why the signer declined, if the provider said so. */
    public Optional<String> reason() {
      return optional("reason", ApiObject::text);
    }

    /** Time of the request, by the organization's clock. */
    public Instant requestedAt() {
      return required("requestedAt", ApiObject::instant);
    }

    /** The member or API key that requested the signature. */
    public RequestedBy requestedBy() {
      return required("requestedBy", RequestedBy::new);
    }

    /** Time of the result, by the organization's clock. Null while pending. */
    public Optional<Instant> endedAt() {
      return optional("endedAt", ApiObject::instant);
    }

    /** Status of a request for an external signature. New values may be added. */
    public static final class Status extends ApiEnum {
      /** Waiting for the provider's result. */
      public static final Status PENDING = of("pending");

      /** The provider returned the signed letter. */
      public static final Status SIGNED = of("signed");

      /** The signer declined. */
      public static final Status DECLINED = of("declined");

      /** The request expired at the provider. */
      public static final Status EXPIRED = of("expired");

      /** The letter was signed otherwise, replaced or superseded. A signature is refused. */
      public static final Status OUTDATED = of("outdated");

      private Status(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Status of(String value) {
        return intern(Status.class, value, Status::new);
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
    }

    /** The member or API key that requested the signature. */
    public static final class RequestedBy extends ApiObject {
      /** Creates an object from JSON. */
      public RequestedBy(JsonNode json) {
        super(json);
      }

      /** Kind of actor. New values may be added. */
      public Type type() {
        return required("type", enumeration(Type::of));
      }

      /** The actor's ID, if it has one. */
      public Optional<String> id() {
        return optional("id", ApiObject::text);
      }

      /** Kind of actor. New values may be added. */
      public static final class Type extends ApiEnum {
        /** A server with an API key. */
        public static final Type API_KEY = of("api_key");

        /** A browser with a session token. */
        public static final Type SESSION = of("session");

        /** A signed-in portal user. */
        public static final Type MEMBER = of("member");

        /** The operator of this service. */
        public static final Type OPERATOR = of("operator");

        /** A timer. */
        public static final Type TIMER = of("timer");

        /** A sandbox custodian, which acts automatically. */
        public static final Type CUSTODIAN = of("custodian");

        private Type(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Type of(String value) {
          return intern(Type.class, value, Type::new);
        }
      }
    }
  }

  /** The member or API key that issued the letter. */
  public static final class CreatedBy extends ApiObject {
    /** Creates an object from JSON. */
    public CreatedBy(JsonNode json) {
      super(json);
    }

    /** Kind of actor. New values may be added. */
    public Type type() {
      return required("type", enumeration(Type::of));
    }

    /** The actor's ID, if it has one. */
    public Optional<String> id() {
      return optional("id", ApiObject::text);
    }

    /** Kind of actor. New values may be added. */
    public static final class Type extends ApiEnum {
      /** A server with an API key. */
      public static final Type API_KEY = of("api_key");

      /** A browser with a session token. */
      public static final Type SESSION = of("session");

      /** A signed-in portal user. */
      public static final Type MEMBER = of("member");

      /** The operator of this service. */
      public static final Type OPERATOR = of("operator");

      /** A timer. */
      public static final Type TIMER = of("timer");

      /** A sandbox custodian, which acts automatically. */
      public static final Type CUSTODIAN = of("custodian");

      private Type(String value) {
        super(value);
      }

      /** Returns the instance for a value, also if this version of the client does not know it. */
      public static Type of(String value) {
        return intern(Type.class, value, Type::new);
      }
    }
  }
}
