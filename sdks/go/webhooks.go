package svc

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	defaultTolerance = 5 * time.Minute
	secretPrefix     = "whsec_"
	// Limits the work for forged headers. Deliveries have at most two signatures: one per active secret.
	maxSignatures = 16
)

var timestampPattern = regexp.MustCompile(`^[0-9]{1,12}$`)

// WebhookEvent is the event of a delivery.
type WebhookEvent struct {
	ID          string           `json:"id"`
	Type        WebhookEventType `json:"type"`
	APIVersion  string           `json:"apiVersion"`
	Environment Environment      `json:"environment"`
	CreatedAt   time.Time        `json:"createdAt"`
	// Data points to the data of the event's type, such as *RolloverCompletedEventData. It is nil if this
	// version does not know the type.
	Data any `json:"-"`
	// RawData is the data as JSON.
	RawData json.RawMessage `json:"data"`
}

// UnmarshalJSON reads an event, and its data by type.
func (e *WebhookEvent) UnmarshalJSON(data []byte) error {
	type members WebhookEvent
	if err := json.Unmarshal(data, (*members)(e)); err != nil {
		return err
	}
	e.Data = newEventData(string(e.Type))
	if e.Data != nil && json.Unmarshal(e.RawData, e.Data) != nil {
		e.Data = nil
	}
	return nil
}

// WebhookFault is the reason why a delivery is invalid.
type WebhookFault string

// A malformed timestamp counts as too old.
const (
	WebhookHeaderMissing WebhookFault = "header_missing"
	WebhookTooOld        WebhookFault = "too_old"
	WebhookTooNew        WebhookFault = "too_new"
	WebhookNotSigned     WebhookFault = "not_signed"
	WebhookNotJSON       WebhookFault = "not_json"
)

// WebhookVerificationError reports an invalid delivery. Respond with 400, and ignore its content.
type WebhookVerificationError struct {
	Reason  WebhookFault
	Message string
}

func (e *WebhookVerificationError) Error() string { return "svc: " + e.Message }

// WebhookVerifier verifies deliveries (https://www.standardwebhooks.com).
type WebhookVerifier struct {
	// Secrets are whsec_… secrets: one, or several during a rotation.
	Secrets []string
	// Tolerance is the maximum difference between the timestamp and now. Default: five minutes.
	Tolerance time.Duration
	// Now returns the time. Default: time.Now.
	Now func() time.Time
}

// VerifyWebhook verifies a delivery with one secret, or with several during a rotation, and returns its event.
// The payload must be the raw body.
//
// The error is a *WebhookVerificationError, unless a secret is malformed.
func VerifyWebhook(payload []byte, header http.Header, secrets ...string) (*WebhookEvent, error) {
	return WebhookVerifier{Secrets: secrets}.Verify(payload, header)
}

// Verify is like VerifyWebhook.
func (v WebhookVerifier) Verify(payload []byte, header http.Header) (*WebhookEvent, error) {
	keys, err := readSecrets(v.Secrets)
	if err != nil {
		return nil, err
	}
	var values [3]string
	for i, name := range [...]string{"Webhook-Id", "Webhook-Timestamp", "Webhook-Signature"} {
		if values[i] = header.Get(name); values[i] == "" {
			return nil, &WebhookVerificationError{WebhookHeaderMissing, "the header " + name + " is missing"}
		}
	}
	id, timestamp, signatures := values[0], values[1], values[2]
	if err := v.checkAge(timestamp); err != nil {
		return nil, err
	}
	if !isSigned(append([]byte(id+"."+timestamp+"."), payload...), readSignatures(signatures), keys) {
		return nil, &WebhookVerificationError{WebhookNotSigned, "no signature matches a secret"}
	}
	event := &WebhookEvent{}
	if json.Unmarshal(payload, event) != nil {
		return nil, &WebhookVerificationError{WebhookNotJSON, "the body is not the JSON of an event"}
	}
	return event, nil
}

func (v WebhookVerifier) checkAge(timestamp string) error {
	tolerance, now := v.Tolerance, time.Now
	if tolerance == 0 {
		tolerance = defaultTolerance
	}
	if v.Now != nil {
		now = v.Now
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || !timestampPattern.MatchString(timestamp) {
		return &WebhookVerificationError{WebhookTooOld, "the timestamp is malformed"}
	}
	age := now().Sub(time.Unix(seconds, 0))
	if age > tolerance {
		return &WebhookVerificationError{WebhookTooOld, "the attempt is too old"}
	}
	if age < -tolerance {
		return &WebhookVerificationError{WebhookTooNew, "the attempt is from the future"}
	}
	return nil
}

// isSigned compares all signatures, so that timing does not reveal the match.
func isSigned(content []byte, signatures, keys [][]byte) bool {
	matches := false
	for _, key := range keys {
		mac := hmac.New(sha256.New, key)
		mac.Write(content)
		expected := mac.Sum(nil)
		for _, signature := range signatures {
			if hmac.Equal(signature, expected) {
				matches = true
			}
		}
	}
	return matches
}

func readSignatures(header string) [][]byte {
	var signatures [][]byte
	parts := strings.Split(header, " ")
	if len(parts) > maxSignatures {
		parts = parts[:maxSignatures]
	}
	for _, part := range parts {
		if !strings.HasPrefix(part, "v1,") {
			continue
		}
		if signature, err := base64.StdEncoding.DecodeString(part[len("v1,"):]); err == nil {
			signatures = append(signatures, signature)
		}
	}
	return signatures
}

func readSecrets(secrets []string) ([][]byte, error) {
	if len(secrets) == 0 {
		return nil, errors.New("svc: at least one webhook secret is required")
	}
	keys := make([][]byte, len(secrets))
	for i, secret := range secrets {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, secretPrefix))
		if !strings.HasPrefix(secret, secretPrefix) || err != nil || len(key) == 0 {
			return nil, errors.New("svc: a webhook secret must be whsec_ followed by base64")
		}
		keys[i] = key
	}
	return keys, nil
}
