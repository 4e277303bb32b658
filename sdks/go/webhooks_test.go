package svc

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"
)

const (
	testSecret  = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
	otherSecret = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
	testBody    = `{"id":"evt_1","type":"rollover.completed","environment":"test","createdAt":"2026-06-15T12:00:00.000Z","data":{"rolloverId":"rol_1","memberOfTheFuture":1}}`
)

var testTime = time.Unix(1614265330, 0)

func sign(secret, body string) string {
	key, _ := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, secretPrefix))
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "msg_1.%d.%s", testTime.Unix(), body)
	return "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
}

func newSignedHeader(signature string) http.Header {
	header := http.Header{}
	header.Set("webhook-id", "msg_1")
	header.Set("webhook-timestamp", fmt.Sprint(testTime.Unix()))
	header.Set("webhook-signature", signature)
	return header
}

func newVerifierAt(offset time.Duration, secrets ...string) WebhookVerifier {
	return WebhookVerifier{Secrets: secrets, Now: func() time.Time { return testTime.Add(offset) }}
}

// The example of https://github.com/standard-webhooks/standard-webhooks.
func TestVerifiesTheExampleOfTheStandard(t *testing.T) {
	header := newSignedHeader("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
	header.Set("webhook-id", "msg_p5jXN8AQM9LWM0D4loKWxJek")
	if _, err := newVerifierAt(0, testSecret).Verify([]byte(`{"test": 2432232314}`), header); err != nil {
		t.Error(err)
	}
}

func TestVerifiesWebhooks(t *testing.T) {
	valid, forged := sign(testSecret, testBody), sign(otherSecret, testBody)
	for name, test := range map[string]struct {
		signature string
		offset    time.Duration
		secrets   []string
	}{
		"one secret":         {valid, 0, []string{testSecret}},
		"the second secret":  {valid, 0, []string{otherSecret, testSecret}},
		"several signatures": {"v2,x v1,%% " + forged + " " + valid, 0, []string{testSecret}},
		"almost too old":     {valid, defaultTolerance, []string{testSecret}},
		"almost too new":     {valid, -defaultTolerance, []string{testSecret}},
	} {
		t.Run(name, func(t *testing.T) {
			event, err := newVerifierAt(test.offset, test.secrets...).Verify([]byte(testBody), newSignedHeader(test.signature))
			if err != nil {
				t.Fatal(err)
			}
			if data, ok := event.Data.(*RolloverCompletedEventData); !ok || data.RolloverID != "rol_1" || event.Environment != EnvironmentTest {
				t.Errorf("got %+v", event)
			}
		})
	}
}

func TestRejectsWebhooks(t *testing.T) {
	valid := sign(testSecret, testBody)
	for name, test := range map[string]struct {
		reason WebhookFault
		body   string
		offset time.Duration
		header http.Header
	}{
		"another secret":        {WebhookNotSigned, testBody, 0, newSignedHeader(sign(otherSecret, testBody))},
		"a changed body":        {WebhookNotSigned, testBody + " ", 0, newSignedHeader(valid)},
		"a malformed signature": {WebhookNotSigned, testBody, 0, newSignedHeader("v1,%%%")},
		"too many signatures":   {WebhookNotSigned, testBody, 0, newSignedHeader(strings.Repeat("v1,AAAA ", maxSignatures) + valid)},
		"an old attempt":        {WebhookTooOld, testBody, defaultTolerance + time.Second, newSignedHeader(valid)},
		"a future attempt":      {WebhookTooNew, testBody, -defaultTolerance - time.Second, newSignedHeader(valid)},
		"no headers":            {WebhookHeaderMissing, testBody, 0, http.Header{}},
		"no JSON":               {WebhookNotJSON, "{", 0, newSignedHeader(sign(testSecret, "{"))},
		"a malformed timestamp": {WebhookTooOld, testBody, 0, func() http.Header {
			header := newSignedHeader(valid)
			header.Set("webhook-timestamp", "+1614265330")
			return header
		}()},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := newVerifierAt(test.offset, testSecret).Verify([]byte(test.body), test.header)
			var fault *WebhookVerificationError
			if !errors.As(err, &fault) || fault.Reason != test.reason {
				t.Errorf("got %v", err)
			}
		})
	}
	for _, secrets := range [][]string{{}, {""}, {"whsec_"}, {"whsec_%"}, {testSecret, strings.TrimPrefix(testSecret, secretPrefix)}} {
		_, err := VerifyWebhook([]byte(testBody), newSignedHeader(valid), secrets...)
		var fault *WebhookVerificationError
		if err == nil || errors.As(err, &fault) {
			t.Errorf("%q: %v", secrets, err)
		}
	}
}

func TestUnknownEvents(t *testing.T) {
	for _, body := range []string{`{"type":"event.of_the_future","data":{"id":1}}`, `{"type":"rollover.completed","data":{"rolloverId":1}}`} {
		event, err := newVerifierAt(0, testSecret).Verify([]byte(body), newSignedHeader(sign(testSecret, body)))
		if err != nil || event.Data != nil || len(event.RawData) == 0 {
			t.Errorf("%+v, %v", event, err)
		}
	}
}
