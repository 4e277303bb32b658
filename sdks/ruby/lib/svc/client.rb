# frozen_string_literal: true

require "uri"

require_relative "error_classes"
require_relative "page_list"
require_relative "resources"
require_relative "retry_policy"
require_relative "transport"
require_relative "webhook"

# Client of the rollover API.
module Svc
  # Has one reader per resource, such as `client.rollovers`. Threads can share a client.
  class Client < Resources
    API_KEY = /\Asvc_(test|live)_ak_[0-9A-Za-z]{49}\z/
    LOOPBACK = /\A(localhost|127(\.\d{1,3}){3}|::1)\z/
    private_constant :API_KEY, :LOOPBACK

    # @return [String] `test` or `live`
    attr_reader :environment
    # @return [String]
    attr_reader :base_url

    # @param api_key [String] An `ak_` key. Keep it on a server.
    # @param base_url [String] URL of the institution's API. Each environment has its own.
    # @param timeout [Numeric] Seconds without data until an attempt fails.
    # @param max_retries [Integer] Max retries of a call, within 90 seconds. 0 disables retries.
    # @param allow_insecure_http [Boolean] Allows `http:` URLs for hosts other than this machine. The key is then
    #   sent unencrypted.
    # @raise [ArgumentError] The key is invalid or would be sent unencrypted. The message does not contain the key.
    def initialize(api_key:, base_url:, timeout: 30, max_retries: RetryPolicy::MAX_RETRIES, allow_insecure_http: false)
      match = API_KEY.match(api_key)
      raise ArgumentError, "api_key must be an API key: svc_test_ak_… or svc_live_ak_…." unless match

      @environment = match[1]
      @base_url = check_url(base_url, allow_insecure_http)
      # A lambda, so that inspecting the client or its members cannot show the key.
      authorize = ->(request) { request["Authorization"] = "Bearer #{api_key}" }
      super(Transport.new(base_url: @base_url, authorize:, timeout:, max_retries:))
    end

    def inspect
      "#<Svc::Client environment=#{environment.inspect} base_url=#{base_url.inspect}>"
    end

    private

    def check_url(base_url, allow_insecure_http)
      uri = parse_url(base_url)
      if uri.nil? || uri.query || uri.fragment
        raise ArgumentError, "base_url must be a URL, such as https://api.example.com."
      end
      raise ArgumentError, "base_url must not contain a user name or password." if uri.userinfo
      unless uri.is_a?(URI::HTTPS) || allow_insecure_http || LOOPBACK.match?(uri.hostname)
        raise ArgumentError, "http: would send the key unencrypted. Use https: or set allow_insecure_http."
      end

      base_url.sub(%r{/+\z}, "")
    end

    def parse_url(base_url)
      uri = URI.parse(base_url)
      uri if uri.is_a?(URI::HTTP) && !uri.hostname.to_s.empty?
    rescue URI::InvalidURIError
      nil
    end
  end
end
