// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** A letter was signed. */
public final class RolloverLetterSignedEvent extends WebhookEvent {
  /** Creates an object from JSON. */
  public RolloverLetterSignedEvent(JsonNode json) {
    super(json);
  }

  /** What happened. The members depend on the event type, here {@code rollover.letter_signed}. */
  public Data data() {
    return required("data", Data::new);
  }

  /** What happened. The members depend on the event type, here {@code rollover.letter_signed}. */
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

    /** Details of the event: {@code letter}. */
    public DataLetter letter() {
      return required("letter", DataLetter::new);
    }

    /** Details of the event: {@code letter}. */
    public static final class DataLetter extends ApiObject {
      /** Creates an object from JSON. */
      public DataLetter(JsonNode json) {
        super(json);
      }

      /** TypeID of the letter. */
      public String id() {
        return required("id", ApiObject::text);
      }

      /** Kind of letter. */
      public Kind kind() {
        return required("kind", enumeration(Kind::of));
      }

      /** Number of the letter within this rollover. */
      public long number() {
        return required("number", ApiObject::integer);
      }

      /** Number of the letter that it replaces. */
      public Optional<Long> replaces() {
        return optional("replaces", ApiObject::integer);
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
    }
  }
}
