# frozen_string_literal: true

require "minitest/autorun"
require "pp"
require "svc/client"
require_relative "stub_server"

class ClientTest < Minitest::Test
  KEY = "svc_test_ak_#{"a" * 49}"
  ACCOUNT = '{"id":"acct_1","future":{"x":1}}'

  def setup
    @delays = []
  end

  def response(body, status: "200 OK", type: "application/json", headers: "")
    "HTTP/1.1 #{status}\r\nContent-Type: #{type}\r\nContent-Length: #{body.bytesize}\r\n#{headers}\r\n#{body}"
  end

  def problem(status, code, headers: "")
    body = JSON.generate({ status: status.to_i, code:, detail: "Details.", requestId: "req_1", errors: [] })
    response(body, status:, type: "application/problem+json", headers:)
  end

  def with_client(*responses, **options)
    StubServer.open(*responses) do |server|
      client = Svc::Client.new(api_key: KEY, base_url: server.url, **options)
      delays = @delays
      transport = client.accounts.instance_variable_get(:@transport)
      transport.define_singleton_method(:sleep) { |seconds| delays << seconds }
      yield client, server
    end
  end

  def create(client, **options) = client.accounts.create_or_retrieve({ firstName: "Ada" }, **options)

  def test_keeps_unknown_members
    with_client(response(ACCOUNT)) do |client|
      assert_equal({ id: "acct_1", future: { x: 1 } }, client.accounts.get("acct_1"))
    end
  end

  def test_sends_headers_and_encodes_the_path_and_query
    with_client(response(ACCOUNT), response('{"data":[],"hasMore":false,"nextCursor":null}')) do |client, server|
      client.accounts.update("a/b c", { firstName: "Zoë" }, if_version: 3, idempotency_key: "key-1")
      client.rollovers.list(state: %w[draft submitted], tag: "a&b").to_a
      head, body = server.requests.first.values
      assert_match(%r{\APATCH /v1/accounts/a%2Fb%20c HTTP/1.1\r\n}, head)
      assert_match(/^Authorization: Bearer #{KEY}\r$/, head)
      assert_match(/^If-Match: "3"\r$/, head)
      assert_match(/^Idempotency-Key: key-1\r$/, head)
      assert_match(%r{^User-Agent: svc-client-ruby/}, head)
      assert_equal '{"firstName":"Zoë"}', body.force_encoding("UTF-8")
      assert_match(%r{\AGET /v1/rollovers\?state=draft&state=submitted&tag=a%26b HTTP}, server.requests.last[:head])
      refute_match(/Idempotency-Key/, server.requests.last[:head])
    end
  end

  def test_accepts_string_keys
    with_client(response(ACCOUNT)) do |client, server|
      client.accounts.create_or_retrieve({ "firstName" => "Ada" })
      assert_equal '{"firstName":"Ada"}', server.requests.first[:body]
    end
  end

  def test_rejects_ids_that_would_change_the_path
    client = Svc::Client.new(api_key: KEY, base_url: "https://api.example.com")
    ["", ".", "..", nil].each { |id| assert_raises(ArgumentError) { client.accounts.get(id) } }
  end

  def test_rejects_invalid_idempotency_keys
    client = Svc::Client.new(api_key: KEY, base_url: "https://api.example.com")
    ["", "a b", "a\r\nX: y", "a" * 256].each do |key|
      assert_raises(ArgumentError) { create(client, idempotency_key: key) }
    end
  end

  def test_rejects_urls_that_reveal_the_key
    ["http://api.example.com", "ftp://api.example.com", "https://a:b@api.example.com", "https://x.example.com?a=b",
     "https:", "", "not a url"].each do |base_url|
      error = assert_raises(ArgumentError) { Svc::Client.new(api_key: KEY, base_url:) }
      refute_includes error.full_message, KEY
    end
    Svc::Client.new(api_key: KEY, base_url: "http://api.internal", allow_insecure_http: true)
    Svc::Client.new(api_key: KEY, base_url: "http://[::1]:3000")
  end

  def test_rejects_other_keys_without_showing_them
    ["svc_test_sk_#{"a" * 49}", "#{KEY}\n", "secret"].each do |api_key|
      error = assert_raises(ArgumentError) { Svc::Client.new(api_key:, base_url: "https://api.example.com") }
      refute_includes error.full_message, api_key
    end
  end

  def test_does_not_show_the_key
    with_client(problem("404 Not Found", "not_found")) do |client|
      error = assert_raises(Svc::NotFoundError) { client.accounts.get("acct_1") }
      [client.pretty_inspect, client.accounts.pretty_inspect, error.full_message, error.inspect,
       error.problem.inspect].each { |text| refute_includes text, KEY }
    end
  end

  def test_retries_with_the_same_idempotency_key
    responses = [nil, problem("503 Service Unavailable", "overloaded"),
                 problem("409 Conflict", "idempotency_in_progress"), response("<html>", status: "502 Bad Gateway"),
                 response("{", type: "text/html"), response(ACCOUNT)]
    with_client(*responses) do |client, server|
      assert_equal "acct_1", create(client)[:id]
      keys = server.requests.map { |request| request[:head][/^Idempotency-Key: (.+)\r$/, 1] }
      assert_equal 6, keys.size
      assert_equal 1, keys.uniq.size
    end
    bounds = [0.25..0.5, 0.5..1, 1..2, 2..4, 4..8]
    assert(@delays.zip(bounds).all? { |delay, bound| bound.cover?(delay) }, @delays.inspect)
  end

  def test_stops_after_max_retries
    with_client(nil, nil, nil, max_retries: 5) do |client, server|
      error = assert_raises(Svc::ConnectionError) { create(client, max_retries: 2) }
      assert_equal 3, error.attempts
      assert_equal 3, server.requests.size
      assert_match(/\A\h{8}-/, error.idempotency_key)
      assert_kind_of EOFError, error.cause
    end
  end

  def test_retries_internal_errors_four_times
    with_client(*Array.new(6) { problem("500 Internal Server Error", "internal_error") }) do |client, server|
      assert_equal 5, assert_raises(Svc::InternalError) { create(client) }.attempts
      assert_equal 5, server.requests.size
    end
  end

  def test_stops_after_ninety_seconds
    with_client(*Array.new(3) { problem("503 Service Unavailable", "overloaded") }) do |client|
      times = [0.0, 89.0, 90.0].each
      client.accounts.instance_variable_get(:@transport).define_singleton_method(:monotonic) { times.next }
      assert_equal 2, assert_raises(Svc::OverloadedError) { create(client) }.attempts
    end
  end

  def test_does_not_retry_other_errors
    with_client(problem("404 Not Found", "not_found")) do |client, server|
      error = assert_raises(Svc::NotFoundError) { client.accounts.get("acct_1") }
      assert_equal ["not_found", 404, "Details.", "req_1", [], 1],
                   [error.code, error.status, error.detail, error.request_id, error.errors, error.attempts]
      assert_equal 1, server.requests.size
    end
  end

  def test_waits_for_retry_after
    limited = problem("429 Too Many Requests", "rate_limited", headers: "Retry-After: 20\r\n")
    with_client(limited, response(ACCOUNT)) { |client| create(client) }
    assert_includes 20..20.5, @delays.first
  end

  def test_does_not_wait_for_more_than_a_minute
    limited = problem("429 Too Many Requests", "rate_limited", headers: "Retry-After: 61\r\n")
    with_client(limited) do |client|
      assert_equal 61.0, assert_raises(Svc::RateLimitedError) { create(client) }.retry_after
    end
    assert_empty @delays
  end

  def test_reads_retry_after
    policy = Svc.module_eval("RetryPolicy", __FILE__, __LINE__)
    now = Time.utc(2026, 1, 1)
    assert_equal 1.5, policy.read_retry_after("1.5", now)
    assert_equal 60.0, policy.read_retry_after("Thu, 01 Jan 2026 00:01:00 GMT", now)
    assert_equal 0.0, policy.read_retry_after("Wed, 31 Dec 2025 00:00:00 GMT", now)
    ["soon", "", "-1", "NaN", nil].each { |header| assert_nil policy.read_retry_after(header, now) }
  end

  def test_raises_unknown_codes_as_api_errors
    with_client(problem("422 Unprocessable Entity", "code_of_the_future")) do |client|
      error = assert_raises(Svc::ApiError) { create(client) }
      assert_equal [Svc::ApiError, "code_of_the_future"], [error.class, error.code]
    end
  end

  def test_describes_errors_that_are_not_json
    with_client(response("<h1>Forbidden</h1>", status: "403 Forbidden", type: "text/html")) do |client|
      error = assert_raises(Svc::ApiError) { create(client) }
      assert_equal ["http_403", 403, "Forbidden", []], [error.code, error.status, error.title, error.errors]
    end
  end

  def test_does_not_follow_redirects
    StubServer.open(response(ACCOUNT)) do |other|
      redirect = response("", status: "307 Temporary Redirect", headers: "Location: #{other.url}/\r\n")
      with_client(redirect) do |client|
        assert_equal "http_307", assert_raises(Svc::ApiError) { create(client) }.code
      end
      assert_empty other.requests
    end
  end

  def test_retries_a_body_that_was_cut
    cut = response(ACCOUNT).delete_suffix("}")
    with_client(cut, response(ACCOUNT)) { |client| assert_equal "acct_1", create(client)[:id] }
    assert_equal 1, @delays.size
  end

  def test_reports_timeouts
    with_client(:hang, timeout: 0.05, max_retries: 0) do |client|
      error = assert_raises(Svc::TimeoutError) { create(client) }
      assert_kind_of Net::ReadTimeout, error.cause
    end
  end

  def test_streams_lines_and_reports_a_cut
    lines = %({"id":1}\n{"id":2}\n{"id":3}\n)
    cut = response(lines, type: "application/x-ndjson").byteslice(0...-4)
    with_client(cut) do |client, server|
      ids = []
      error = assert_raises(Svc::ConnectionError) do
        client.rollovers.export { |export| export.each_line { |line| ids << line[:id] } }
      end
      assert_equal [1, 2], ids
      assert_kind_of EOFError, error.cause
      assert_equal 1, server.requests.size
    end
  end

  def test_retries_a_buffered_export_that_was_cut
    lines = response(%({"id":1}\n{"id":"ü"}), type: "application/x-ndjson")
    with_client(lines.byteslice(0...-4), lines) do |client|
      assert_equal [1, "ü"], client.rollovers.export.map { |line| line[:id] }
    end
  end

  def test_returns_the_value_of_the_block_without_reading_the_rest
    with_client(response(%({"id":1}\n) * 9, type: "application/x-ndjson")) do |client|
      assert_equal [{ id: 1 }], client.rollovers.export { |export| export.first(1) }
    end
  end

  def test_does_not_wrap_or_retry_errors_of_the_block
    with_client(response(%({"id":1}\n)), response("")) do |client, server|
      assert_raises(EOFError) { client.rollovers.export { |export| export.each { raise EOFError } } }
      assert_equal 1, server.requests.size
    end
  end

  def test_loads_pages_on_demand
    page = ->(id, cursor) { response(JSON.generate({ data: [{ id: }], hasMore: !cursor.nil?, nextCursor: cursor })) }
    with_client(page.call(1, "c2"), page.call(1, "c2"), page.call(2, nil), page.call(2, nil)) do |client, server|
      list = client.accounts.list(limit: 1)
      assert_equal({ id: 1 }, list.first)
      assert_equal 1, server.requests.size
      assert_equal([{ id: 1 }, { id: 2 }], list.to_a)
      assert_match(/\?limit=1&cursor=c2 /, server.requests[2][:head])
      assert_equal [{ id: 2 }], list.page("c2")[:data]
    end
  end

  def test_encodes_names_of_files
    upload = Svc::Upload.new(name: "a\"\r\nb-ü.pdf", content: "\xFF%PDF".b, media_type: "application/pdf")
    body, type = upload.encode({ type: "loa" })
    assert_match(%r{\Amultipart/form-data; boundary=\h{32}\z}, type)
    assert_includes body, 'filename="a%22%0D%0Ab-ü.pdf"'.b
    assert_operator body.index("loa"), :<, body.index("%PDF")
    assert_raises(ArgumentError) { Svc::Upload.new(name: "a", content: "", media_type: "a\r\nX: y") }
  end
end
