package svc

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"
)

// APIError is an error response of the API (RFC 9457). Each code that this version knows has its own type,
// which errors.As finds too, such as *InvalidTransitionError.
type APIError struct {
	// Code is stable; branch on it.
	Code   ErrorCode
	Status int
	Title  string
	Detail string
	// RequestID identifies the request; quote it when you contact support.
	RequestID string
	// Errors has the faulty members of the request.
	Errors []FieldError
	// Problem is the whole response, with the members that some codes add, such as allowedActions.
	Problem map[string]any
	// RetryAfter is the delay before a retry, or nil if the response has none.
	RetryAfter *time.Duration
	Attempts   int
	// IdempotencyKey of a write. Sending the same write with this key within a day does not execute it twice.
	IdempotencyKey string
}

// FieldError is a faulty member of a request.
type FieldError struct {
	// Pointer is a JSON Pointer into the body, as a URI fragment: #/name.
	Pointer   string `json:"pointer"`
	Parameter string `json:"parameter"`
	Detail    string `json:"detail"`
}

func (e *APIError) Error() string {
	return fmt.Sprintf("svc: %d %s: %s", e.Status, e.Code, e.Detail)
}

// hasCode reports whether the code is one of the API, and not one of a proxy.
func (e *APIError) hasCode() bool { return e.Code != statusCode(e.Status) }

// ConnectionError reports that no complete response was received. The call may have been executed.
type ConnectionError struct {
	Message        string
	Attempts       int
	IdempotencyKey string
	// Err is the reason; it can be nil.
	Err error
}

func (e *ConnectionError) Error() string { return "svc: " + e.Message }

// Unwrap returns the reason.
func (e *ConnectionError) Unwrap() error { return e.Err }

// TimeoutError reports that the last attempt timed out. The call may have been executed.
type TimeoutError struct{ *ConnectionError }

// Unwrap returns the ConnectionError.
func (e *TimeoutError) Unwrap() error { return e.ConnectionError }

// CanceledError reports that the context ended. A write that was in flight may have been executed.
type CanceledError struct {
	Attempts       int
	IdempotencyKey string
	// Err is the error of the context.
	Err error
}

func (e *CanceledError) Error() string { return "svc: " + e.Err.Error() }

// Unwrap returns the error of the context.
func (e *CanceledError) Unwrap() error { return e.Err }

func statusCode(status int) ErrorCode { return ErrorCode(fmt.Sprintf("http_%d", status)) }

func newAPIError(response *http.Response, body []byte, now time.Time) *APIError {
	e := &APIError{
		Code:       statusCode(response.StatusCode),
		Status:     response.StatusCode,
		Title:      http.StatusText(response.StatusCode),
		Detail:     fmt.Sprintf("The server returned %d.", response.StatusCode),
		RequestID:  response.Header.Get("X-Request-Id"),
		RetryAfter: readRetryAfter(response.Header.Get("Retry-After"), now),
	}
	if !strings.Contains(response.Header.Get("Content-Type"), "json") || json.Unmarshal(body, &e.Problem) != nil {
		return e
	}
	for name, target := range map[string]any{
		"code": &e.Code, "title": &e.Title, "detail": &e.Detail, "requestId": &e.RequestID, "errors": &e.Errors,
	} {
		// A proxy can send other types; the defaults remain.
		if data, err := json.Marshal(e.Problem[name]); err == nil && e.Problem[name] != nil {
			_ = json.Unmarshal(data, target)
		}
	}
	return e
}
