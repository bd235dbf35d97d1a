package main

import (
	"context"
	"encoding/json"
	"log"
	"net/http"
	"os"
	"strings"

	"github.com/coreos/go-oidc"
)

// Session is who calls: the claims of a valid access token.
type Session struct {
	UserID      string   `json:"sub"`
	TenantID    string   `json:"tenantId"`
	Permissions []string `json:"permissions"`
}

type key struct{}

// RequireSession lets requests pass that carry a valid access token, with the session in their context.
// It reads the issuer's keys from /.well-known/openid-configuration, and keeps them.
func RequireSession(issuer, clientID string, next http.Handler) (http.Handler, error) {
	provider, err := oidc.NewProvider(context.Background(), issuer)
	if err != nil {
		return nil, err
	}
	verifier := provider.Verifier(&oidc.Config{ClientID: clientID, SupportedSigningAlgs: []string{"RS256", "ES256"}})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		raw := strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ")
		var session Session
		token, err := verifier.Verify(r.Context(), raw)
		if err != nil || token.Claims(&session) != nil {
			answer(w, http.StatusUnauthorized, map[string]interface{}{"errors": []string{"Unauthorized"}})
			return
		}
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), key{}, session)))
	}), nil
}

func answer(w http.ResponseWriter, status int, body map[string]interface{}) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	if err := json.NewEncoder(w).Encode(body); err != nil {
		log.Print(err)
	}
}

// Reports are for people with the permission reports.read.
func reports(w http.ResponseWriter, r *http.Request) {
	session := r.Context().Value(key{}).(Session)
	for _, permission := range session.Permissions {
		if permission == "reports.read" {
			answer(w, http.StatusOK, map[string]interface{}{"reportsOf": session.TenantID})
			return
		}
	}
	answer(w, http.StatusForbidden, map[string]interface{}{"errors": []string{"Forbidden"}})
}

func main() {
	handler, err := RequireSession(os.Getenv("FE_ISSUER"), os.Getenv("FE_CLIENT_ID"), http.HandlerFunc(reports))
	if err != nil {
		log.Fatal(err)
	}
	http.Handle("/api/reports", handler)
	port := os.Getenv("PORT")
	if port == "" {
		port = "4000"
	}
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, nil))
}
