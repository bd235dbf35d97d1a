import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TenantId } from '../contract/entities/ids.ts';
import type { Failure } from '../contract/failure.ts';

/** Pending tenant switch, and the control of the page that requested it. */
export interface TenantSwitch {
  tenantId: TenantId;
  by: string;
}

/** State of the tenant controls. */
export interface TenantsState {
  /** The tenant that is being entered. */
  entering?: TenantSwitch;
  /** The one that could not be entered, until that is put aside. */
  refused?: TenantSwitch & { failure: Failure };
  /** False once a token for an account below was refused, until the user or their tenant changes. */
  subAccountAccessAllowed?: false;
  /** Tenants used in this browser, the latest first. */
  recent: readonly TenantId[];
}

declare module '../store/state.ts' {
  interface FeatureStates {
    tenants: TenantsState;
  }
}

const initialState: TenantsState = { recent: [] };

/** Switching tenants, as it is seen. */
export const tenantsSlice = createSlice({
  name: 'tenants',
  initialState,
  reducers: {
    requestStarted: (state, { payload }: PayloadAction<TenantSwitch>) => {
      state.entering = payload;
      delete state.refused;
    },
    requestFinished: (state, { payload: failure }: PayloadAction<Failure | undefined>) => {
      if (failure && state.entering) state.refused = { ...state.entering, failure };
      delete state.entering;
    },
    putAside: (state) => {
      delete state.refused;
    },
    recalled: (state, { payload }: PayloadAction<readonly TenantId[]>) => {
      state.recent = [...payload];
    },
    subAccountAccessDenied: (state) => {
      state.subAccountAccessAllowed = false;
    },
    accessUnknown: (state) => {
      delete state.subAccountAccessAllowed;
    },
  },
});

export const { requestStarted, requestFinished, putAside, recalled, subAccountAccessDenied, accessUnknown } =
  tenantsSlice.actions;
