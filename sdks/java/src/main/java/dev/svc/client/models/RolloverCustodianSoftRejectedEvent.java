// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** The source custodian rejected the request but accepts a resubmission with documents. */
public final class RolloverCustodianSoftRejectedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverCustodianSoftRejectedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code rollover.custodian_soft_rejected}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code rollover.custodian_soft_rejected}. */
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

    /** Details of the event: {@code documentRequest}. */
    public DocumentRequest documentRequest() {
      return required("documentRequest", DocumentRequest::new);
    }

    /** Details of the event: {@code documentRequest}. */
    public static final class DocumentRequest extends ApiObject {
      /** Creates an object from JSON. */
      public DocumentRequest(JsonNode json) {
        super(json);
      }

      /** The requested documents; empty if a code gives the reason. */
      public List<Type> types() {
        return required("types", list(enumeration(Type::of)));
      }

      /** Who must provide the documents. */
      public From from() {
        return required("from", enumeration(From::of));
      }

      /** The reason code of a soft rejection. */
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

      /** Who must provide the documents. */
      public static final class From extends ApiEnum {
        /** You, the integrator. */
        public static final From INTEGRATOR = of("integrator");

        /** The participant. */
        public static final From PARTICIPANT = of("participant");

        private From(String value) {
          super(value);
        }

        /** Returns the instance for a value, also if this version of the client does not know it. */
        public static From of(String value) {
          return intern(From.class, value, From::new);
        }
      }
    }
  }
}
