import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Verifies access tokens with the issuer's public keys, which it keeps. */
final class Verifier {
  private static final int MAX_LENGTH = 16_384;
  private static final int LEEWAY_SECONDS = 30;
  private static final Duration KEYS_FETCHED_AGAIN_AFTER = Duration.ofSeconds(30);
  private static final Map<String, String> ALGORITHMS =
      Map.of("RS256", "SHA256withRSA", "ES256", "SHA256withECDSAinP1363Format");

  private final ObjectMapper json = new ObjectMapper();
  private final HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
  private final String issuer;
  private final String audience;
  private Map<String, JsonNode> keys = Map.of();
  private Instant fetched = Instant.MIN;

  Verifier(String issuer, String audience) {
    this.issuer = issuer;
    this.audience = audience;
  }

  /** Claims of the token in an Authorization header; empty where there is no valid one. Throws where the keys cannot be had. */
  Optional<JsonNode> session(String authorization) throws IOException, InterruptedException {
    if (authorization == null || !authorization.regionMatches(true, 0, "Bearer ", 0, 7)) return Optional.empty();
    String[] parts = authorization.substring(7).strip().split("\\.", -1);
    if (parts.length != 3 || authorization.length() > MAX_LENGTH) return Optional.empty();
    try {
      JsonNode header = json.readTree(bytes(parts[0]));
      String algorithm = ALGORITHMS.get(header.path("alg").asText());
      JsonNode key = key(header.path("kid").asText());
      if (algorithm == null || key == null || !key.path("alg").asText().equals(header.path("alg").asText()))
        return Optional.empty();
      Signature signature = Signature.getInstance(algorithm);
      signature.initVerify(publicKey(key));
      signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
      if (!signature.verify(bytes(parts[2]))) return Optional.empty();
      JsonNode claims = json.readTree(bytes(parts[1]));
      boolean isOurs =
          claims.path("iss").asText().equals(issuer)
              && claims.path("aud").asText().equals(audience)
              && claims.path("exp").asLong() > Instant.now().getEpochSecond() - LEEWAY_SECONDS
              && claims.path("sub").isTextual();
      return isOurs ? Optional.of(claims) : Optional.empty();
    } catch (GeneralSecurityException | IllegalArgumentException | JacksonException e) {
      return Optional.empty();
    }
  }

  private static byte[] bytes(String part) {
    return Base64.getUrlDecoder().decode(part);
  }

  private static BigInteger number(JsonNode key, String name) {
    return new BigInteger(1, bytes(key.path(name).asText()));
  }

  private synchronized JsonNode key(String id) throws IOException, InterruptedException {
    if (!keys.containsKey(id) && fetched.isBefore(Instant.now().minus(KEYS_FETCHED_AGAIN_AFTER))) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(issuer + "/.well-known/jwks.json")).timeout(Duration.ofSeconds(5)).build();
      HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
      if (answer.statusCode() != 200) throw new IOException("the issuer's keys cannot be had: " + answer.statusCode());
      Map<String, JsonNode> found = new HashMap<>();
      try {
        for (JsonNode key : json.readTree(answer.body()).path("keys")) found.put(key.path("kid").asText(), key);
      } catch (JacksonException e) {
        throw new IOException("the issuer's keys cannot be read", e);
      }
      keys = found;
      fetched = Instant.now();
    }
    return keys.get(id);
  }

  private static PublicKey publicKey(JsonNode key) throws GeneralSecurityException {
    if (key.path("kty").asText().equals("RSA"))
      return KeyFactory.getInstance("RSA").generatePublic(new RSAPublicKeySpec(number(key, "n"), number(key, "e")));
    AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
    curve.init(new ECGenParameterSpec("secp256r1"));
    ECPoint point = new ECPoint(number(key, "x"), number(key, "y"));
    return KeyFactory.getInstance("EC")
        .generatePublic(new ECPublicKeySpec(point, curve.getParameterSpec(ECParameterSpec.class)));
  }
}

/** A back end whose reports are for people with the permission `reports.read`. */
public final class BackEnd {
  public static void main(String[] arguments) throws IOException {
    Map<String, String> environment = System.getenv();
    Verifier verifier =
        new Verifier(
            environment.getOrDefault("FE_ISSUER", "https://id.example.com"),
            environment.getOrDefault("FE_CLIENT_ID", "my-app"));
    ObjectMapper json = new ObjectMapper();
    int port = Integer.parseInt(environment.getOrDefault("PORT", "4000"));
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.createContext(
        "/api/reports",
        exchange -> {
          int status = 503; // the issuer's keys cannot be had: that signs no one out
          Object body = Map.of("errors", new String[] {"Service unavailable"});
          try {
            Optional<JsonNode> session = verifier.session(exchange.getRequestHeaders().getFirst("Authorization"));
            boolean mayRead = false;
            for (JsonNode permission : session.map(claims -> claims.path("permissions")).orElse(json.createArrayNode()))
              mayRead = mayRead || permission.asText().equals("reports.read");
            status = session.isEmpty() ? 401 : mayRead ? 200 : 403;
            body =
                mayRead
                    ? Map.of("reportsOf", session.get().path("tenantId").asText())
                    : Map.of("errors", new String[] {status == 401 ? "Unauthorized" : "Forbidden"});
          } catch (IOException e) {
            System.err.println(e.getMessage());
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          byte[] answer = json.writeValueAsBytes(body);
          exchange.getResponseHeaders().set("content-type", "application/json");
          exchange.sendResponseHeaders(status, answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    server.start();
  }
}
