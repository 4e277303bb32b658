package svc

import (
	"errors"
	"fmt"
	"math/rand"
	"net"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"time"
)

const defaultTimeout = 30 * time.Second

var apiKeyPattern = regexp.MustCompile(`^svc_(test|live)_ak_[0-9A-Za-z]{49}$`)

// Client of the rollover API, with one member per resource. Goroutines can share it.
type Client struct {
	Resources
	environment string
	baseURL     string
}

// NewClient returns a client of an institution's API. Each environment has its own URL and keys.
//
// The key must be an ak_ key; keep it on a server. The client rejects http: URLs, except for this machine.
func NewClient(apiKey, baseURL string, options ...Option) (*Client, error) {
	match := apiKeyPattern.FindStringSubmatch(apiKey)
	if match == nil {
		return nil, errors.New("svc: apiKey must be an API key: svc_test_ak_… or svc_live_ak_…")
	}
	settings := settings{httpClient: &http.Client{}, timeout: defaultTimeout, maxRetries: maxRetries}
	for _, option := range options {
		option(&settings)
	}
	if err := checkURL(baseURL, settings.allowInsecureHTTP); err != nil {
		return nil, err
	}
	httpClient := *settings.httpClient
	// A redirect could send the key to another host.
	httpClient.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	c := &Client{environment: match[1], baseURL: strings.TrimRight(baseURL, "/")}
	c.Resources = newResources(&transport{
		baseURL:    c.baseURL,
		httpClient: &httpClient,
		timeout:    settings.timeout,
		maxRetries: settings.maxRetries,
		// A closure, so that printing the client or its members cannot show the key.
		authorize: func(header http.Header) { header.Set("Authorization", "Bearer "+apiKey) },
		now:       time.Now,
		sleep:     sleep,
		random:    rand.New(&lockedSource{source: rand.NewSource(time.Now().UnixNano())}).Float64,
	})
	return c, nil
}

// Environment returns the environment of the key: test or live.
func (c Client) Environment() Environment { return Environment(c.environment) }

// BaseURL returns the URL of the API.
func (c Client) BaseURL() string { return c.baseURL }

// String does not contain the key.
func (c Client) String() string {
	return fmt.Sprintf("svc.Client(%s, %s)", c.environment, c.baseURL)
}

// GoString does not contain the key.
func (c Client) GoString() string { return c.String() }

func checkURL(baseURL string, allowInsecureHTTP bool) error {
	u, err := url.Parse(baseURL)
	if err != nil || (u.Scheme != "https" && u.Scheme != "http") || u.Hostname() == "" || u.RawQuery != "" || u.Fragment != "" {
		return errors.New("svc: baseURL must be a URL, such as https://api.example.com")
	}
	if u.User != nil {
		return errors.New("svc: baseURL must not contain a user name or password")
	}
	if u.Scheme == "http" && !allowInsecureHTTP && !isLoopback(u.Hostname()) {
		return errors.New("svc: http: would send the key unencrypted; use https: or AllowInsecureHTTP")
	}
	return nil
}

func isLoopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || (ip != nil && ip.IsLoopback())
}
