using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Reflection;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using Svc.Client;

/// <summary>Runs sdks/test-plan.yaml. Usage: RunPlan.exe plan.json, with the plan's variables, apiUrl and apiKey in variables.</summary>
public static class RunPlan
{
    private static readonly TimeSpan DeliveryTimeout = TimeSpan.FromMinutes(1);

    public static int Main(string[] args)
    {
        try
        {
            RunAsync(args[0]).GetAwaiter().GetResult();
            return 0;
        }
        catch (Exception exception)
        {
            Console.Error.WriteLine(exception);
            return 1;
        }
    }

    private static async Task RunAsync(string path)
    {
        var plan = (JObject)Json.Parse(File.ReadAllText(path));
        var values = (JObject)plan["variables"];
        var key = (string)values["apiKey"];
        var client = new RolloverClient(key, (string)values["apiUrl"]);
        Check(!client.ToString().Contains(key), "the client shows its key");
        foreach (var raw in plan["steps"])
        {
            var step = (JObject)Fill(raw, values);
            await RunStepAsync(client, step, values);
            Console.WriteLine("ok " + step["name"]);
        }
    }

    private static async Task RunStepAsync(RolloverClient client, JObject step, JObject values)
    {
        object result;
        try
        {
            result = step["receive"] != null ? await ReceiveAsync(step, values) : await CallAsync(client, step);
        }
        catch (ApiException exception) when (step["error"] != null)
        {
            CheckError(exception, step["error"]);
            return;
        }
        Check(step["error"] == null, "no error");
        var document = JToken.FromObject(result, Json.Serializer);
        foreach (var expected in (step["expect"] as JObject ?? new JObject()).Properties())
            Check(JToken.DeepEquals(Read(document, expected.Name), expected.Value), $"{step["name"]}: {expected.Name} is {Read(document, expected.Name)}");
        foreach (var saved in (step["save"] as JObject ?? new JObject()).Properties())
            values[saved.Name] = Read(document, (string)saved.Value);
    }

    private static async Task<object> CallAsync(RolloverClient client, JObject step)
    {
        var names = ((string)(step["call"] ?? step["list"] ?? step["lines"])).Split('.').Select(Capitalize).ToArray();
        var service = client.GetType().GetProperty(names[0]).GetValue(client);
        var method = service.GetType().GetMethod(names[1] + (step["list"] != null ? "" : "Async"));
        var ids = new Queue<JToken>(step["path"] ?? new JArray());
        var result = method.Invoke(service, method.GetParameters().Select(parameter => BuildArgument(parameter, step, ids)).ToArray());
        if (step["list"] != null) return await ListAsync(result, step);
        await (Task)result;
        var value = result.GetType().GetProperty("Result").GetValue(result);
        if (step["lines"] == null) return value;
        var items = new List<Rollover>();
        using (var response = (FileResponse)value)
        {
            var lines = response.Lines<Rollover>();
            while (await lines.MoveNextAsync()) items.Add(lines.Current);
        }
        Check(items.Count == (int)step["count"], $"{items.Count} lines");
        return items;
    }

    private static object BuildArgument(ParameterInfo parameter, JObject step, Queue<JToken> ids)
    {
        var type = parameter.ParameterType;
        switch (parameter.Name)
        {
            case "body":
                return step["body"]?.ToObject(type, Json.Serializer);
            case "query":
                return step["query"]?.ToObject(type, Json.Serializer);
            case "options":
                return ReadOptions(type, step["options"]);
            case "cancellationToken":
                return CancellationToken.None;
            case "form":
                var form = step["fields"].ToObject(type, Json.Serializer);
                var file = step["file"];
                var upload = new UploadFile((string)file["name"], (string)file["mediaType"], File.ReadAllBytes((string)file["path"]));
                type.GetProperty("File").SetValue(form, upload);
                return form;
            default:
                return (string)ids.Dequeue();
        }
    }

    private static object ReadOptions(Type type, JToken options)
    {
        if (options == null) return null;
        var result = Activator.CreateInstance(type);
        if (options["idempotencyKey"] != null) ((WriteOptions)result).IdempotencyKey = (string)options["idempotencyKey"];
        if (options["ifVersion"] != null) ((ChangeOptions)result).IfVersion = (long)options["ifVersion"];
        return result;
    }

    private static async Task<object> ListAsync(object list, JObject step)
    {
        var first = list.GetType().GetMethod("FirstAsync");
        var task = (Task)first.Invoke(list, new object[] { (int?)step["first"] ?? int.MaxValue, CancellationToken.None });
        await task;
        var items = ((IEnumerable)task.GetType().GetProperty("Result").GetValue(task)).Cast<object>().ToArray();
        var distinct = items.Select(item => JToken.FromObject(item, Json.Serializer).ToString()).Distinct().Count();
        Check(items.Length >= ((int?)step["atLeast"] ?? 1) && distinct == items.Length, $"{step["name"]}: {items.Length} items");
        return items;
    }

    private static async Task<object> ReceiveAsync(JObject step, JObject values)
    {
        var delivery = await WaitForDeliveryAsync($"{values["receiver"]}?type={step["receive"]}");
        var body = (string)delivery["body"];
        var headers = delivery["headers"].ToObject<Dictionary<string, string>>();
        var secret = (string)values["secret"];
        Func<double, WebhookVerifier> createVerifier = seconds =>
            new WebhookVerifier(secret) { Now = () => DateTimeOffset.UtcNow.AddSeconds(seconds) };
        CheckFault(WebhookFault.NotSigned, () => createVerifier(0).Verify(body + " ", headers));
        CheckFault(WebhookFault.HeaderMissing, () => createVerifier(0).Verify(body, new Dictionary<string, string>()));
        CheckFault(WebhookFault.TooOld, () => createVerifier(1000).Verify(body, headers));
        CheckFault(WebhookFault.TooNew, () => createVerifier(-1000).Verify(body, headers));
        var result = new WebhookVerifier("whsec_" + new string('A', 44), secret).Verify(body, headers);
        Check(result.Data is RolloverCompletedEventData, "the data has another type");
        return result;
    }

    private static async Task<JToken> WaitForDeliveryAsync(string url)
    {
        using (var http = new HttpClient())
        {
            for (var deadline = DateTime.UtcNow + DeliveryTimeout; DateTime.UtcNow < deadline; await Task.Delay(100))
            {
                var response = await http.GetAsync(url);
                if (response.StatusCode == HttpStatusCode.OK) return Json.Parse(await response.Content.ReadAsStringAsync());
            }
        }
        throw new Exception("no delivery");
    }

    private static void CheckFault(WebhookFault reason, Action verify)
    {
        try
        {
            verify();
        }
        catch (WebhookVerificationException exception)
        {
            Check(exception.Reason == reason, $"{exception.Reason}, not {reason}");
            return;
        }
        throw new Exception($"accepted: {reason}");
    }

    private static void CheckError(ApiException exception, JToken expected)
    {
        var name = exception.GetType().Name;
        Check(name == ((string)expected["class"]).Replace("Error", "Exception"), name);
        Check(exception.Code == (string)expected["code"] && exception.Status == (int)expected["status"], exception.Message);
        var pointer = (string)expected["pointer"];
        Check(pointer == null || exception.Errors.Any(error => error.Pointer == pointer), $"no error at {pointer}");
    }

    /// <summary>Replaces $name with values.</summary>
    private static JToken Fill(JToken value, JObject values)
    {
        if (value is JObject) return new JObject(((JObject)value).Properties().Select(one => new JProperty(one.Name, Fill(one.Value, values))));
        if (value is JArray) return new JArray(value.Select(one => Fill(one, values)));
        if (value.Type != JTokenType.String) return value;
        var text = (string)value;
        if (Regex.IsMatch(text, @"\A\$\w+\z")) return values[text.Substring(1)];
        return Regex.Replace(text, @"\$(\w+)", match => (string)values[match.Groups[1].Value]);
    }

    private static JToken Read(JToken value, string path)
    {
        foreach (var part in path.Split('.')) value = value is JArray ? value[int.Parse(part)] : value[part];
        return value;
    }

    private static string Capitalize(string name) { return char.ToUpperInvariant(name[0]) + name.Substring(1); }

    private static void Check(bool condition, string message)
    {
        if (!condition) throw new Exception(message);
    }
}
