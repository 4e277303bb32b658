# frozen_string_literal: true

require "time"

module Svc
  # When and how long to wait before another attempt.
  module RetryPolicy
    # The shortest delays add up to 35 seconds, so a call survives a restart of 30 seconds.
    MAX_RETRIES = 12
    # A retry rarely resolves an internal error.
    MAX_RETRIES_OF_INTERNAL_ERROR = 4
    RETRY_FOR = 90.0
    INITIAL_DELAY = 0.5
    MAX_DELAY = 8.0
    # A call with a longer `Retry-After` fails, so that the caller decides when to retry.
    MAX_RETRY_AFTER = 60.0

    CODES = %w[idempotency_in_progress rate_limited internal_error dependency_unavailable overloaded].freeze
    # Responses without a code come from proxies.
    STATUSES = [408, 429, 500, 502, 503, 504].freeze

    module_function

    def retryable?(status, code)
      code.nil? ? STATUSES.include?(status) : CODES.include?(code)
    end

    def retry?(code, failed:, elapsed:, max_retries:)
      max_retries = [max_retries, MAX_RETRIES_OF_INTERNAL_ERROR].min if code == "internal_error"
      failed <= max_retries && elapsed < RETRY_FOR
    end

    # Returns seconds: exponential backoff, half of it random, at least `retry_after`; nil if that is over a minute.
    def delay(failed, retry_after, random = rand)
      return nil if retry_after && retry_after > MAX_RETRY_AFTER

      backoff = [MAX_DELAY, INITIAL_DELAY * (2**(failed - 1))].min
      seconds = (backoff / 2) + (backoff / 2 * random)
      # Spreads the retries of clients that received the same `Retry-After`.
      retry_after ? [seconds, retry_after + (INITIAL_DELAY * random)].max : seconds
    end

    # Parses `Retry-After`, in seconds or as a date, to seconds (RFC 9110 section 10.2.3).
    def read_retry_after(header, now = Time.now)
      return nil if header.nil?
      return header.to_f if header.match?(/\A\s*\d{1,9}(\.\d+)?\s*\z/)

      [0.0, Time.httpdate(header) - now].max
    rescue ArgumentError
      nil
    end
  end
  private_constant :RetryPolicy
end
