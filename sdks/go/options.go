package svc

import (
	"net/http"
	"time"
)

type settings struct {
	httpClient        *http.Client
	timeout           time.Duration
	maxRetries        int
	allowInsecureHTTP bool
}

// Option is an option of NewClient.
type Option func(*settings)

// UseHTTPClient sets the HTTP client. It does not follow redirects, whatever its CheckRedirect.
func UseHTTPClient(client *http.Client) Option {
	return func(s *settings) { s.httpClient = client }
}

// UseTimeout sets the timeout of each attempt. Default: 30 seconds.
func UseTimeout(timeout time.Duration) Option {
	return func(s *settings) { s.timeout = timeout }
}

// UseMaxRetries sets the maximum number of retries of a call, within 90 seconds. Default: 12; 0 disables
// retries.
func UseMaxRetries(retries int) Option {
	return func(s *settings) { s.maxRetries = retries }
}

// AllowInsecureHTTP allows http: URLs for hosts other than this machine. The key is then sent unencrypted.
func AllowInsecureHTTP() Option {
	return func(s *settings) { s.allowInsecureHTTP = true }
}

type callOptions struct {
	timeout        time.Duration
	maxRetries     int
	idempotencyKey *string
	ifVersion      *int
	info           *ResponseInfo
}

// ChangeOption is an option of a call that changes a version of an object. Every option of a call is one.
type ChangeOption interface{ apply(*callOptions) }

// WriteOption is an option of a call that writes.
type WriteOption interface {
	ChangeOption
	isWriteOption()
}

// CallOption is an option of any call.
type CallOption interface {
	WriteOption
	isCallOption()
}

type changeOption func(*callOptions)

func (o changeOption) apply(options *callOptions) { o(options) }

type writeOption struct{ changeOption }

func (writeOption) isWriteOption() {}

type callOption struct{ writeOption }

func (callOption) isCallOption() {}

func newCallOption(apply changeOption) CallOption { return callOption{writeOption{apply}} }

// WithTimeout sets the timeout of each attempt. The context limits the whole call.
func WithTimeout(timeout time.Duration) CallOption {
	return newCallOption(func(o *callOptions) { o.timeout = timeout })
}

// WithMaxRetries sets the maximum number of retries of the call.
func WithMaxRetries(retries int) CallOption {
	return newCallOption(func(o *callOptions) { o.maxRetries = retries })
}

// WithResponseInfo stores the headers and the body of the response.
func WithResponseInfo(info *ResponseInfo) CallOption {
	return newCallOption(func(o *callOptions) { o.info = info })
}

// WithIdempotencyKey sets the key that all attempts of a write share: 1 to 255 visible characters. Default:
// a new one for each call.
func WithIdempotencyKey(key string) WriteOption {
	return writeOption{func(o *callOptions) { o.idempotencyKey = &key }}
}

// WithIfVersion makes the call fail with a VersionConflictError if the object has another version.
func WithIfVersion(version int) ChangeOption {
	return changeOption(func(o *callOptions) { o.ifVersion = &version })
}
