import type { AuthStrategy, MachineToMachineAuthStrategy } from './auth.ts';

/** Public configuration of the operator. Source: protocol/policies.md#public. */
export interface VendorConfig {
  allowSignups: boolean;
  allowNotVerifiedUsersLogin: boolean;
  apiTokensEnabled: boolean;
  /** Roles are required and shown. */
  forcePermissions: boolean;
  authStrategy: AuthStrategy;
  machineToMachineAuthStrategy: MachineToMachineAuthStrategy;
  /** Whether there is a captcha policy to ask for. Ours: where a service does not tell, the policy is asked for. */
  captchaEnabled?: boolean;
}

/** Public information about the operator: name and logos. Source: protocol/operator.md#vendor. */
export interface VendorPublicInfo {
  name: string;
  logo: string | null;
  icon: string | null;
  whiteLabelMode: boolean;
}

/** One row of operator metadata. Source: protocol/operator.md#metadata. */
export interface MetadataRow<Configuration = Readonly<Record<string, unknown>>> {
  id: string;
  entityName: string;
  configuration: Configuration;
}

export interface Metadata {
  rows: MetadataRow[];
}

/** Flag name to `on` or `off`. Source: protocol/entitlements.md#flags. */
export type FeatureFlags = Record<string, 'on' | 'off'>;
