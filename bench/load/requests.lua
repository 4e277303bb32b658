-- Sends raw HTTP requests from a file in a loop. Each ends with a zero byte. Markers become unique numbers.

local MARKER = "@@UNIQUENUM@"
local requests, index, number = {}, 0, 0

function init(args)
  number = tonumber(args[2])
  local file = assert(io.open(args[1], "rb"))
  local text = file:read("*a")
  file:close()
  for entry in text:gmatch("([^%z]+)%z") do
    local parts, from = {}, 1
    while true do
      local first, last = entry:find(MARKER, from, true)
      if not first then break end
      parts[#parts + 1] = entry:sub(from, first - 1)
      from = last + 1
    end
    parts[#parts + 1] = entry:sub(from)
    requests[#requests + 1] = #parts == 1 and entry or parts
  end
end

function request()
  index = index % #requests + 1
  local entry = requests[index]
  if type(entry) == "string" then return entry end
  number = number + 1
  return table.concat(entry, string.format("%012d", number))
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '\n{"requests":%d,"seconds":%.6f,"failed":%d,"p50Ms":%.3f,"p99Ms":%.3f}\n',
    summary.requests, summary.duration / 1e6, failed, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3
  ))
end
