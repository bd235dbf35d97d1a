import * as v from 'valibot';
import { PALETTE_TINTS, SOCIAL_PLACEMENTS } from '../../../core/contract/entities/custom-login.ts';
import { LOGIN_ALIAS_PATTERN } from '../../../core/contract/limits.ts';
import { ownLogo } from './account-fields.ts';
import { listOf, moment, oneOf, text } from './fields.ts';
import { rule } from './rule.ts';

const HEX = /^#[\da-f]{6}$/i;
const PROVIDER_ID = /^[\w-]{1,100}$/;
const PROVIDERS_MAX = 50;

/** Colour of a palette. Ours: six digits alone, nothing that a style sheet could read otherwise. */
const colour = () => v.pipe(text(7), v.regex(HEX, rule('notColor')));

const change = <Path extends string, Schema extends v.GenericSchema>(path: Path, payload: Schema) =>
  v.object({ type: v.literal(path), payload: v.nullable(payload) });

const tints = PALETTE_TINTS.map((tint) => change(`loginBox/palette/primary/${tint}`, colour()));
const rest = [
  change('loginBox/logo/image', ownLogo()),
  change('loginBox/socialLogins/socialLoginsLayout/placement', oneOf(SOCIAL_PLACEMENTS)),
  change(
    'loginBox/socialLogins/socialLoginsLayout/order',
    listOf(v.pipe(text(100), v.regex(PROVIDER_ID, rule('malformed'))), PROVIDERS_MAX),
  ),
  change('alias', v.pipe(text(100), v.trim(), v.toLowerCase(), v.regex(LOGIN_ALIAS_PATTERN, rule('notLoginAlias')))),
] as const;

/** Change of one path of a custom login; other paths are refused. */
export const loginBoxAction = v.variant('type', [...tints, ...rest], rule('malformed'));

const shown = v.exactOptional(v.string());

/** Look of the login box in answers. */
export const loginBoxLook = v.object({
  logo: v.exactOptional(v.object({ image: shown })),
  palette: v.exactOptional(
    v.object({
      primary: v.exactOptional(
        v.object({ main: shown, dark: shown, light: shown, hover: shown, active: shown, contrastText: shown }),
      ),
    }),
  ),
  socialLogins: v.exactOptional(
    v.object({
      socialLoginsLayout: v.exactOptional(
        v.object({
          placement: v.exactOptional(v.picklist(SOCIAL_PLACEMENTS)),
          order: v.exactOptional(v.array(v.string())),
        }),
      ),
    }),
  ),
});

export const customLoginAnswer = v.object({
  configuration: v.object({ loginBox: loginBoxLook }),
  alias: shown,
  loginUrl: v.string(),
  updatedAt: v.exactOptional(moment()),
});
