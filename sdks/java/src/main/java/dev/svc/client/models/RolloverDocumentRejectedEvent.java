// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** A document was rejected and no longer counts. */
public final class RolloverDocumentRejectedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverDocumentRejectedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code rollover.document_rejected}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code rollover.document_rejected}. */
  public static final class Data extends ApiObject {
    /** Creates an object from JSON. */
    public Data(JsonNode json) {
      super(json);
    }

    /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
    public String rolloverId() {
      return required("rolloverId", ApiObject::text);
    }

    /** TypeID of the account: {@code acct_} followed by 26 characters. */
    public String accountId() {
      return required("accountId", ApiObject::text);
    }

    /** Your ID for the rollover. */
    public Optional<String> externalId() {
      return optional("externalId", ApiObject::text);
    }

    /** The event's number within this rollover, without gaps. */
    public long sequence() {
      return required("sequence", ApiObject::integer);
    }

    /** State of a rollover in the workflow. */
    public RolloverState state() {
      return required("state", enumeration(RolloverState::of));
    }

    /** Null for the first event. */
    public Optional<RolloverState> previousState() {
      return optional("previousState", enumeration(RolloverState::of));
    }

    /** The party that must act next. */
    public PendingOn pendingOn() {
      return required("pendingOn", enumeration(PendingOn::of));
    }

    /** The changed documents. */
    public List<Document> documents() {
      return required("documents", list(Document::new));
    }

    /** The object {@code Document}. */
    public static final class Document extends ApiObject {
      /** Creates an object from JSON. */
      public Document(JsonNode json) {
        super(json);
      }

      /** TypeID of the document. */
      public String id() {
        return required("id", ApiObject::text);
      }

      /** Document type. New values may be added. */
      public Type type() {
        return required("type", enumeration(Type::of));
      }

      /** Status of a document. New values may be added. */
      public Status status() {
        return required("status", enumeration(Status::of));
      }

      /** The reason for the rejection. */
      public Optional<String> code() {
        return optional("code", ApiObject::text);
      }

      /** Document type. New values may be added. */
      public static final class Type extends ApiEnum {
        /** Letter of acceptance (LOA). */
        public static final Type LOA = of("loa");

        /** Account statement. */
        public static final Type STATEMENT = of("statement");

        /** The source custodian's distribution form. */
        public static final Type DISTRIBUTION_FORM = of("distribution_form");

        /** Consent of the participant's spouse. */
        public static final Type SPOUSAL_CONSENT = of("spousal_consent");

        /** Death certificate, for inherited money. */
        public static final Type DEATH_CERTIFICATE = of("death_certificate");

        /**
         * Qualified domestic relations order, for money awarded to a spouse or former spouse. For an IRA, the divorce
         * or separation instrument.
         */
        public static final Type QDRO = of("qdro");

        /** Any other document. */
        public static final Type OTHER = of("other");

        private Type(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Type of(String value) {
          return intern(Type.class, value, Type::new);
        }
      }

      /** Status of a document. New values may be added. */
      public static final class Status extends ApiEnum {
        /** Provided, not yet reviewed. */
        public static final Status PROVIDED = of("provided");

        /** Accepted. */
        public static final Status ACCEPTED = of("accepted");

        /** Rejected. It no longer counts. */
        public static final Status REJECTED = of("rejected");

        /** Expired. It no longer counts. */
        public static final Status EXPIRED = of("expired");

        private Status(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static Status of(String value) {
          return intern(Status.class, value, Status::new);
        }
      }
    }
  }
}
