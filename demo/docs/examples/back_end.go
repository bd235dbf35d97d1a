package main

import (
	"context"
	"net/http"
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
			http.Error(w, `{"errors":["Unauthorized"]}`, http.StatusUnauthorized)
			return
		}
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), key{}, session)))
	}), nil
}
