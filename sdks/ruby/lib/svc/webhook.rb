# frozen_string_literal: true

require "json"
require "openssl"

module Svc
  # An invalid delivery. Respond with 400, and ignore its content.
  class WebhookVerificationError < StandardError
    # @return [Symbol] `:header_missing`, `:too_old`, `:too_new`, `:not_signed` or `:not_json`
    attr_reader :reason

    def initialize(reason, message)
      super(message)
      @reason = reason
    end
  end

  # Verification of webhooks (https://www.standardwebhooks.com).
  module Webhook
    TOLERANCE = 300
    PREFIX = "whsec_"
    # Limits the work for forged headers. Deliveries have at most two signatures: one per active secret.
    MAX_SIGNATURES = 16
    private_constant :TOLERANCE, :PREFIX, :MAX_SIGNATURES

    class << self
      # Verifies a delivery and returns its event.
      #
      # @param payload [String] The raw body. A parsed and serialized body would not match.
      # @param headers [Hash] Names in any case, or the environment of Rack (`request.env`).
      # @param secret [String, Array<String>] `whsec_…`, or several during a rotation.
      # @param tolerance [Numeric] Max seconds between the timestamp and now.
      # @param now [Time]
      # @return [Hash] The event, with symbol keys.
      # @raise [WebhookVerificationError] The signature or timestamp is invalid.
      # @raise [ArgumentError] A secret is malformed.
      def verify(payload, headers, secret, tolerance: TOLERANCE, now: Time.now)
        secrets = Array(secret).map { |one| read_secret(one) }
        raise ArgumentError, "secret must contain at least one webhook secret." if secrets.empty?

        names = headers.each_with_object({}) { |(name, value), all| all[normalize(name)] = value }
        id, timestamp, header = %w[id timestamp signature].map { |name| require_header(names, "webhook-#{name}") }
        check_age(timestamp, now.to_f, tolerance)
        signed = "#{id}.#{timestamp}.".b << payload.b
        expected = secrets.map { |key| OpenSSL::HMAC.digest("SHA256", key, signed) }
        # Compares all of them, so that timing does not reveal the match.
        matches = read_signatures(header).product(expected).map { |one, other| OpenSSL.secure_compare(one, other) }
        raise WebhookVerificationError.new(:not_signed, "No signature matches a secret.") if matches.none?

        parse(payload)
      end

      private

      def parse(payload)
        JSON.parse(payload.dup.force_encoding(Encoding::UTF_8), symbolize_names: true)
      rescue JSON::ParserError
        raise WebhookVerificationError.new(:not_json, "The body is not valid JSON."), cause: nil
      end

      # Rack calls the header webhook-id HTTP_WEBHOOK_ID.
      def normalize(name) = name.to_s.downcase.tr("_", "-").delete_prefix("http-")

      def require_header(headers, name)
        value = headers[name]
        value = value.first if value.is_a?(Array)
        return value if value.is_a?(String) && !value.empty?

        raise WebhookVerificationError.new(:header_missing, "The header #{name} is missing.")
      end

      def check_age(timestamp, now, tolerance)
        age = timestamp.match?(/\A[0-9]{1,12}\z/) ? now - timestamp.to_i : Float::INFINITY
        raise WebhookVerificationError.new(:too_old, "The attempt is too old.") if age > tolerance
        raise WebhookVerificationError.new(:too_new, "The attempt is from the future.") if age < -tolerance
      end

      def read_signatures(header)
        signatures = header.split(" ").first(MAX_SIGNATURES).select { |part| part.start_with?("v1,") }
        signatures.filter_map { |part| read_base64(part.delete_prefix("v1,")) }
      end

      def read_secret(secret)
        key = read_base64(secret.delete_prefix(PREFIX)) if secret.start_with?(PREFIX)
        return key unless key.nil? || key.empty?

        raise ArgumentError, "A secret must be whsec_ followed by base64."
      end

      def read_base64(text)
        text.unpack1("m0")
      rescue ArgumentError
        nil
      end
    end
  end
end
