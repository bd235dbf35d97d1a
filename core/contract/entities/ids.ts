declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

/** Ids as the wire carries them (uuid strings), told apart where data enters. Source: protocol/entities.md. */
export type UserId = Id<'user'>;
export type TenantId = Id<'tenant'>;
export type VendorId = Id<'vendor'>;
export type RoleId = Id<'role'>;
export type PermissionId = Id<'permission'>;
export type GroupId = Id<'group'>;
export type SessionId = Id<'session'>;
export type SubscriptionId = Id<'subscription'>;
export type InvoiceId = Id<'invoice'>;
export type PaymentMethodId = Id<'paymentMethod'>;

/** A moment, as ISO 8601 in UTC: `2026-01-31T12:00:00.000Z`. */
export type IsoDateTime = string;
