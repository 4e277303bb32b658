# frozen_string_literal: true

# Runs sdks/test-plan.yaml. Usage: run_plan.rb plan.json, with the plan's variables, apiUrl and apiKey in `variables`.

require "json"
require "net/http"
require "pp"
require "svc/client"

# The steps of the plan, with the values that they save.
class PlanRun
  DELIVERY_SECONDS = 60

  def initialize(plan)
    @steps = plan["steps"]
    @values = plan["variables"]
    @client = Svc::Client.new(api_key: @values["apiKey"], base_url: @values["apiUrl"])
  end

  def run
    shown = [@client, @client.rollovers, @client.rollovers.instance_variable_get(:@transport)].map(&:pretty_inspect)
    raise "the client shows its key" if shown.join.include?(@values["apiKey"])

    @steps.each do |step|
      run_step(fill(step))
      puts "ok #{step["name"]}"
    end
  end

  private

  def run_step(step)
    result = step["receive"] ? receive(step["receive"]) : call(step)
    raise "#{step["name"]}: no error" if step["error"]

    step.fetch("expect", {}).each { |path, value| check(read(result, path), value, path) }
    step.fetch("save", {}).each { |name, path| @values[name] = read(result, path) }
  rescue Svc::ApiError => e
    step["error"] ? check_error(e, step["error"]) : raise
  end

  def call(step)
    resource, method = (step["call"] || step["list"] || step["lines"]).split(".")
    arguments = step.fetch("path", []).dup
    if step["file"]
      file = step["file"]
      content = File.binread(file["path"])
      arguments << Svc::Upload.new(name: file["name"], content:, media_type: file["mediaType"]) << step["fields"]
    elsif step["body"]
      arguments << step["body"]
    end
    options = { **step.fetch("query", {}), **step.fetch("options", {}) }
    options = options.transform_keys { |name| to_snake_case(name).to_sym }
    target = @client.public_send(to_snake_case(resource)).method(to_snake_case(method))
    return read_lines(target, arguments, options, step["count"]) if step["lines"]

    result = target.call(*arguments, **options)
    step["list"] ? read_items(result, step) : result
  end

  def read_lines(target, arguments, options, count)
    lines = target.call(*arguments, **options) { |response| response.each_line.to_a }
    check(lines.size, count, "lines")
    check(target.call(*arguments, **options).to_a, lines, "buffered lines")
    lines
  end

  def read_items(list, step)
    items = step["first"] ? list.first(step["first"]) : list.to_a
    raise "#{step["name"]}: #{items.size} items" if items.size < step.fetch("atLeast", 1) || items.uniq != items

    items
  end

  def receive(event_type)
    delivery = wait_for(URI("#{@values["receiver"]}?type=#{event_type}"))
    body, headers, secret = delivery["body"], delivery["headers"], @values["secret"]
    refuse(:not_signed) { Svc::Webhook.verify("#{body} ", headers, secret) }
    refuse(:header_missing) { Svc::Webhook.verify(body, {}, secret) }
    refuse(:too_old) { Svc::Webhook.verify(body, headers, secret, now: Time.now + 1000) }
    refuse(:too_new) { Svc::Webhook.verify(body, headers, secret, now: Time.now - 1000) }
    Svc::Webhook.verify(body, headers, ["whsec_#{"A" * 44}", secret])
  end

  def wait_for(uri)
    (DELIVERY_SECONDS * 10).times do
      response = Net::HTTP.get_response(uri)
      return JSON.parse(response.body) if response.is_a?(Net::HTTPSuccess)

      sleep 0.1
    end
    raise "no #{uri.query}"
  end

  def refuse(reason)
    yield
  rescue Svc::WebhookVerificationError => e
    check(e.reason, reason, "reason")
  else
    raise "not refused: #{reason}"
  end

  def check_error(error, expected)
    check(error.class, Svc.const_get(expected["class"]), "class")
    check(error.code, expected["code"], "code")
    check(error.status, expected["status"], "status")
    pointers = error.errors.map { |issue| issue[:pointer] }
    check(pointers.include?(expected["pointer"]), true, "pointer") if expected["pointer"]
  end

  def check(actual, expected, name)
    raise "#{name} is #{actual.inspect}, not #{expected.inspect}" if actual != expected
  end

  def fill(value)
    case value
    when Hash then value.transform_values { |one| fill(one) }
    when Array then value.map { |one| fill(one) }
    when /\A\$(\w+)\z/ then @values.fetch(Regexp.last_match(1))
    when String then value.gsub(/\$(\w+)/) { @values.fetch(Regexp.last_match(1)).to_s }
    else value
    end
  end

  def read(value, path)
    path.split(".").reduce(value) { |one, part| one.is_a?(Array) ? one.fetch(part.to_i) : one.fetch(part.to_sym) }
  end

  def to_snake_case(name) = name.gsub(/(?<=[a-z0-9])[A-Z]/) { |letter| "_#{letter}" }.downcase
end

$stdout.sync = true
PlanRun.new(JSON.parse(File.read(ARGV.fetch(0), encoding: "UTF-8"))).run
