# frozen_string_literal: true

require "minitest/autorun"
require "svc/client"

class WebhookTest < Minitest::Test
  BODY = '{"type":"rollover.completed","data":{"rolloverId":"rol_1"}}'
  NOW = Time.at(1_767_225_600)
  SECRET = "whsec_#{["k" * 32].pack("m0")}"
  OTHER = "whsec_#{["o" * 32].pack("m0")}"

  def sign(secret, body = BODY, time = NOW)
    digest = OpenSSL::HMAC.digest("SHA256", secret.delete_prefix("whsec_").unpack1("m0"), "msg_1.#{time.to_i}.#{body}")
    "v1,#{[digest].pack("m0")}"
  end

  def headers(signature = sign(SECRET), time = NOW)
    { "Webhook-Id" => "msg_1", "webhook-timestamp" => time.to_i.to_s, "webhook-signature" => signature }
  end

  def verify(body = BODY, all = headers, secret = SECRET, **options)
    Svc::Webhook.verify(body, all, secret, now: NOW, **options)
  end

  def refuse(reason, ...)
    assert_equal reason, assert_raises(Svc::WebhookVerificationError) { verify(...) }.reason
  end

  # https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
  def test_verifies_the_example_of_the_specification
    event = Svc::Webhook.verify(
      '{"test": 2432232314}',
      { "webhook-id" => "msg_p5jXN8AQM9LWM0D4loKWxJek", "webhook-timestamp" => "1614265330",
        "webhook-signature" => "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=" },
      "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", now: Time.at(1_614_265_330)
    )
    assert_equal 2_432_232_314, event[:test]
  end

  def test_returns_the_event
    assert_equal "rol_1", verify[:data][:rolloverId]
    assert_equal "rol_1", verify(BODY.b)[:data][:rolloverId]
  end

  def test_accepts_several_secrets_and_signatures
    verify(BODY, headers, [OTHER, SECRET])
    verify(BODY, headers("v2,x v1,!! v1,AAAA #{sign(OTHER)} #{sign(SECRET)}"))
    refuse(:not_signed, BODY, headers, OTHER)
  end

  def test_ignores_signatures_after_the_sixteenth
    verify(BODY, headers("#{"v1,AAAA " * 15}#{sign(SECRET)}"))
    refuse(:not_signed, BODY, headers("#{"v1,AAAA " * 16}#{sign(SECRET)}"))
  end

  def test_accepts_the_environment_of_rack
    verify(BODY, headers.to_h { |name, value| ["HTTP_#{name.upcase.tr("-", "_")}", value] }.merge("rack.input" => 1))
  end

  def test_rejects_changed_content
    refuse(:not_signed, "#{BODY} ")
    refuse(:not_signed, BODY, headers.merge("Webhook-Id" => "msg_2"))
    refuse(:not_signed, BODY, headers("v1,"))
  end

  def test_rejects_old_and_early_attempts
    [301, -301].zip(%i[too_old too_new]) do |age, reason|
      refuse(reason, BODY, headers(sign(SECRET, BODY, NOW - age), NOW - age))
    end
    [300, -300].each { |age| verify(BODY, headers(sign(SECRET, BODY, NOW - age), NOW - age)) }
    verify(BODY, headers(sign(SECRET, BODY, NOW - 400), NOW - 400), tolerance: 500)
    refuse(:too_old, BODY, headers.merge("webhook-timestamp" => "1e9"))
  end

  def test_rejects_missing_headers
    headers.each_key { |name| refuse(:header_missing, BODY, headers.except(name)) }
    refuse(:header_missing, BODY, headers(""))
  end

  def test_rejects_a_body_that_is_not_json
    refuse(:not_json, "{", headers(sign(SECRET, "{")))
  end

  def test_rejects_malformed_secrets_without_showing_them
    ["", "whsec_", "whsec_!", SECRET.delete_prefix("whsec_"), []].each do |secret|
      error = assert_raises(ArgumentError) { verify(BODY, headers, secret) }
      refute_includes error.message, "kkk"
    end
  end
end
