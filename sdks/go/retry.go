package svc

import (
	"context"
	"math"
	"math/rand"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"
)

const (
	// The shortest delays add up to 35 seconds, so a call survives a restart of 30 seconds.
	maxRetries = 12
	// A retry rarely resolves an internal error.
	maxRetriesOfInternalError = 4
	retryFor                  = 90 * time.Second
	initialDelay              = 500 * time.Millisecond
	maxDelay                  = 8 * time.Second
	// A call with a longer Retry-After fails, so that the caller decides when to retry.
	maxRetryAfter = time.Minute
)

// isRetryable decides by code, or by status for responses of proxies, which have no code.
func isRetryable(e *APIError) bool {
	if e.hasCode() {
		switch e.Code {
		case "idempotency_in_progress", "rate_limited", "internal_error", "dependency_unavailable", "overloaded":
			return true
		}
		return false
	}
	switch e.Status {
	case 408, 429, 500, 502, 503, 504:
		return true
	}
	return false
}

type retryLimit struct {
	failed     int
	elapsed    time.Duration
	maxRetries int
}

func canRetry(e *APIError, limit retryLimit) bool {
	if e != nil && e.Code == "internal_error" && limit.maxRetries > maxRetriesOfInternalError {
		limit.maxRetries = maxRetriesOfInternalError
	}
	return limit.failed <= limit.maxRetries && limit.elapsed < retryFor
}

// retryDelay returns exponential backoff, half of it random, of at least retryAfter. It returns false if
// retryAfter is over a minute. random is from 0 to 1.
func retryDelay(failed int, retryAfter *time.Duration, random float64) (time.Duration, bool) {
	if retryAfter != nil && *retryAfter > maxRetryAfter {
		return 0, false
	}
	backoff := math.Min(float64(maxDelay), float64(initialDelay)*math.Pow(2, float64(failed-1)))
	delay := time.Duration(backoff/2 + backoff/2*random)
	if retryAfter == nil {
		return delay, true
	}
	// Spreads the retries of clients that received the same Retry-After.
	return maxDuration(delay, *retryAfter+time.Duration(float64(initialDelay)*random)), true
}

// readRetryAfter parses Retry-After, in seconds or as a date (RFC 9110, section 10.2.3).
func readRetryAfter(header string, now time.Time) *time.Duration {
	header = strings.TrimSpace(header)
	if header == "" {
		return nil
	}
	if seconds, err := strconv.ParseFloat(header, 64); err == nil && !math.IsNaN(seconds) {
		return Ptr(time.Duration(math.Min(math.Max(0, seconds), math.MaxInt32) * float64(time.Second)))
	}
	until, err := http.ParseTime(header)
	if err != nil {
		return nil
	}
	return Ptr(maxDuration(0, until.Sub(now)))
}

func maxDuration(one, other time.Duration) time.Duration {
	if one > other {
		return one
	}
	return other
}

// sleep waits, or returns early when the context ends.
func sleep(ctx context.Context, delay time.Duration) {
	timer := time.NewTimer(delay)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}

// lockedSource is a source of random numbers for several goroutines.
type lockedSource struct {
	mutex  sync.Mutex
	source rand.Source
}

func (s *lockedSource) Int63() int64 {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.source.Int63()
}

func (s *lockedSource) Seed(seed int64) { s.source.Seed(seed) }
