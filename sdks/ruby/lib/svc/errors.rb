# frozen_string_literal: true

module Svc
  # Base class of all errors about calls. They never contain the API key or request headers.
  class Error < StandardError
    # @return [Integer]
    attr_reader :attempts
    # @return [String, nil] The key of a write. Sending the same write with this key within a day does not execute it
    #   twice.
    attr_reader :idempotency_key

    def initialize(message, attempts:, idempotency_key:)
      super(message)
      @attempts = attempts
      @idempotency_key = idempotency_key
    end
  end

  # An error response of the API (RFC 9457). Codes that this version does not know have no subclass.
  class ApiError < Error
    # @return [Hash] The whole response, with the members that some codes add, such as `allowedActions`.
    attr_reader :problem
    # @return [Float, nil] Seconds to wait before a retry, if the response says so.
    attr_reader :retry_after

    def initialize(problem, retry_after:, attempts:, idempotency_key:)
      super("#{problem[:status]} #{problem[:code]}: #{problem[:detail]}", attempts:, idempotency_key:)
      @problem = problem
      @retry_after = retry_after
    end

    # Stable; branch on it.
    def code = problem[:code]

    def status = problem[:status]

    def title = problem[:title]

    def detail = problem[:detail]

    # Quote it when you contact support.
    def request_id = problem[:requestId]

    # Faulty members: `pointer` or `parameter`, and `detail`.
    def errors = problem[:errors]
  end

  # No complete response was received; the call may have been executed. `cause` is the reason.
  class ConnectionError < Error; end

  # The attempt timed out; the call may have been executed.
  class TimeoutError < ConnectionError; end
end
