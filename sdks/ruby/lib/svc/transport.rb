# frozen_string_literal: true

require "erb"
require "json"
require "net/http"
require "openssl"
require "securerandom"
require "uri"

require_relative "error_classes"
require_relative "response"
require_relative "retry_policy"
require_relative "upload"
require_relative "version"

module Svc
  # Sends calls, retries them, and raises typed errors.
  class Transport
    IDEMPOTENCY_KEY = /\A[\x21-\x7e]{1,255}\z/
    USER_AGENT = "svc-client-ruby/#{VERSION} ruby/#{RUBY_VERSION}"
    TIMEOUTS = [Net::OpenTimeout, Net::ReadTimeout, Net::WriteTimeout, Errno::ETIMEDOUT].freeze
    LOST_CONNECTIONS = [
      SystemCallError, SocketError, IOError, OpenSSL::SSL::SSLError, Net::ProtocolError, Net::HTTPBadResponse,
      Net::HTTPHeaderSyntaxError, Zlib::Error
    ].freeze

    Attempt = Struct.new(:value, :error)
    private_constant :IDEMPOTENCY_KEY, :USER_AGENT, :TIMEOUTS, :LOST_CONNECTIONS, :Attempt

    # Encodes a path segment.
    #
    # @raise [ArgumentError] The segment is empty or moves in the path.
    def self.quote(part)
      raise ArgumentError, "an ID must not be empty." if ["", ".", ".."].include?(part.to_s)

      ERB::Util.url_encode(part)
    end

    def initialize(base_url:, authorize:, timeout:, max_retries:)
      @base_url = base_url
      @authorize = authorize
      @timeout = timeout
      @max_retries = max_retries
    end

    def inspect = "#<Svc::Transport>"

    # Returns the parsed response.
    def json(method, path, **options)
      call(method, path, **options) { |response| parse(read_body(response)) }
    end

    # Returns the complete response, or yields it with an unread body and returns the value of the block.
    def raw(method, path, stream: nil, **options)
      return call(method, path, stream:, **options) if stream

      call(method, path, **options) do |response|
        body = read_body(response)
        Response.new(read_headers(response)) { |receive| receive.call(body) }
      end
    end

    private

    def call(method, path, query: {}, timeout: nil, max_retries: nil, stream: nil, **options, &read)
      uri = URI("#{@base_url}#{path}#{encode_query(query)}")
      key = method == "GET" ? nil : options.fetch(:idempotency_key, nil) || SecureRandom.uuid
      request = build_request(method, uri, key, **options)
      start = monotonic
      attempts = 0
      loop do
        attempts += 1
        count = { attempts:, idempotency_key: key }
        result = send_once(uri, request, timeout: timeout || @timeout, count:, stream:, &read)
        return result.value unless result.error

        seconds = find_delay(result.error, attempts, monotonic - start, max_retries || @max_retries)
        raise result.error unless seconds

        sleep(seconds)
      end
    end

    def build_request(method, uri, key, accept: "application/json", body: nil, upload: nil, fields: {},
                      idempotency_key: nil, if_version: nil)
      request = Net::HTTPGenericRequest.new(method, !body.nil? || !upload.nil?, true, uri)
      request["Accept"] = "#{accept}, application/problem+json"
      request["User-Agent"] = USER_AGENT
      if idempotency_key && !IDEMPOTENCY_KEY.match?(idempotency_key)
        raise ArgumentError, "idempotency_key must be 1 to 255 visible characters."
      end

      request["Idempotency-Key"] = key if key
      request["If-Match"] = "\"#{if_version}\"" if if_version
      if upload
        request.body, request["Content-Type"] = upload.encode(fields)
      elsif body
        request.body = JSON.generate(body)
        request["Content-Type"] = "application/json"
      elsif method != "GET"
        request.content_length = 0
      end
      @authorize.call(request)
      request
    end

    def send_once(uri, request, timeout:, count:, stream:)
      is_reading = false
      connect(uri, timeout) do |http|
        http.request(request) do |response|
          unless response.is_a?(Net::HTTPSuccess)
            return Attempt.new(nil, to_api_error(response, count))
          end
          return Attempt.new(yield(response), nil) unless stream

          is_reading = true
          # Leaves the block at once, because Net::HTTP would read the rest of the body.
          return Attempt.new(stream.call(stream_body(response, count)), nil)
        end
      end
    rescue *TIMEOUTS
      raise if is_reading

      Attempt.new(nil, with_cause(TimeoutError.new("The API did not respond in time.", **count)))
    rescue *LOST_CONNECTIONS
      raise if is_reading

      message = "Cannot reach the API, or the connection was lost."
      Attempt.new(nil, with_cause(ConnectionError.new(message, **count)))
    rescue JSON::ParserError
      raise if is_reading

      Attempt.new(nil, with_cause(ConnectionError.new("The response is not valid JSON.", **count)))
    end

    def connect(uri, timeout, &block)
      http = Net::HTTP.new(uri.hostname, uri.port)
      http.use_ssl = uri.is_a?(URI::HTTPS)
      http.open_timeout = http.read_timeout = http.write_timeout = http.ssl_timeout = timeout
      # The client retries with its own limits.
      http.max_retries = 0
      http.start(&block)
    end

    def read_body(response)
      length = find_length(response)
      body = response.read_body.to_s
      check_length(body.bytesize, length)
      body
    end

    def stream_body(response, count)
      Response.new(read_headers(response)) do |receive|
        error = receive_body(response, count, receive)
        raise error if error
      end
    end

    # Returns an error of the receiver, because Net::HTTP would hide an EOFError.
    def receive_body(response, count, receiver)
      length = find_length(response)
      received = 0
      response.read_body do |chunk|
        received += chunk.bytesize
        receiver.call(chunk)
      rescue StandardError => e
        return e
      end
      check_length(received, length)
      nil
    rescue *TIMEOUTS
      raise TimeoutError.new("The API did not send more data in time.", **count)
    rescue *LOST_CONNECTIONS
      raise ConnectionError.new("The connection was lost before the end of the response.", **count)
    end

    # Returns the length that the body must have, if the response says so. Zlib checks compressed bodies.
    def find_length(response) = response["Content-Encoding"] ? nil : response.content_length

    # Net::HTTP returns a body that was cut as if it were complete.
    def check_length(received, expected)
      raise EOFError, "#{received} of #{expected} bytes received" if expected && received < expected
    end

    def parse(body) = JSON.parse(body.force_encoding(Encoding::UTF_8), symbolize_names: true)

    def read_headers(response) = response.each_header.to_h

    # An exception that is raised later has the cause of that time.
    def with_cause(error)
      raise error
    rescue Error => e
      e
    end

    # Returns seconds, or nil if the call failed.
    def find_delay(error, failed, elapsed, max_retries)
      code = retry_after = nil
      if error.is_a?(ApiError)
        code = error.code unless error.code == "http_#{error.status}"
        retry_after = error.retry_after
        return nil unless RetryPolicy.retryable?(error.status, code)
      end
      return nil unless RetryPolicy.retry?(code, failed:, elapsed:, max_retries:)

      RetryPolicy.delay(failed, retry_after)
    end

    def to_api_error(response, count)
      status = response.code.to_i
      fallback = {
        type: "about:blank", title: response.message, status:, detail: "The server returned #{status}.",
        instance: "", code: "http_#{status}", requestId: response["X-Request-Id"].to_s, errors: []
      }
      problem = fallback.merge(read_problem(response) || {})
      retry_after = RetryPolicy.read_retry_after(response["Retry-After"])
      ERRORS_BY_CODE.fetch(problem[:code], ApiError).new(problem, retry_after:, **count)
    end

    def read_problem(response)
      problem = parse(response.read_body.to_s)
      problem if problem.is_a?(Hash)
    rescue JSON::ParserError, *TIMEOUTS, *LOST_CONNECTIONS
      nil
    end

    def encode_query(query)
      pairs = query.flat_map { |name, value| Array(value).map { |item| [name, item] } if !value.nil? }.compact
      pairs.empty? ? "" : "?#{URI.encode_www_form(pairs)}"
    end

    def monotonic = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  end
  private_constant :Transport
end
