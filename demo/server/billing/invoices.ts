import * as v from 'valibot';
import { invoices } from '../../../core/contract/billing.ts';
import { ok } from '../../../core/contract/failure.ts';
import { invoice as invoiceSchema } from '../checks/billing.ts';
import { id, text } from '../checks/fields.ts';
import { rule } from '../checks/rule.ts';
import type { Ports } from '../ports.ts';
import { notFound } from '../refusal.ts';
import { allowed } from '../rules.ts';
import { serve } from '../serve.ts';
import { plainInvoice } from './plain-invoice.ts';
import { invoiceView } from './views.ts';

/** Largest page of invoices, and that of a request without a limit. Ours. */
const PAGE_MAX = 100;
/** Longest name of a file. Ours. */
const FILE_NAME_MAX = 120;

const params = v.object({ invoiceId: id() });
const whole = v.exactOptional(v.pipe(text(6), v.regex(/^\d+$/, rule('notInteger'))));

/** Name of a file, without a path; an invoice has its number. */
const fileNameOf = (wanted: string | undefined, number: string): string => {
  const name = (wanted ?? '')
    .replaceAll(/[/\\:*?"<>|]/g, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const base = name.replace(/\.pdf$/i, '') || `invoice-${number || 'draft'}`;
  return `${base}.pdf`;
};

/** Largest picture of a logo, in bytes. Ours. */
const LOGO_BYTES = 1_048_576;

/** Logo of the operator, as a PNG or JPEG; undefined where there is none, or it cannot be read. */
const readLogo = async ({ config, fetch, publicUrl }: Ports): Promise<Uint8Array | undefined> => {
  const logo = config.billing.invoiceLogo ?? config.vendor.logo;
  if (!logo) return undefined;
  const inline = /^data:image\/(?:png|jpeg);base64,([\w+/=]+)$/.exec(logo)?.[1];
  if (inline !== undefined) return Uint8Array.from(atob(inline), (character) => character.charCodeAt(0));
  const answer = await fetch(new URL(logo, `${publicUrl}/`).href, { maxBytes: LOGO_BYTES });
  if (!answer.ok || !answer.value.ok) return undefined;
  const isPicture = /^image\/(png|jpeg)$/.test(answer.value.headers.get('content-type') ?? '');
  return isPicture ? new Uint8Array(await answer.value.arrayBuffer()) : undefined;
};

/** Routes of invoices. Source: protocol/billing.md#invoice. */
export const invoiceRoutes = serve(invoices, {
  list: allowed('fe.subscriptions.read', {
    query: v.object({ _limit: whole, _offset: whole }),
    answer: v.array(invoiceSchema),
    handle: async ({ store, query: { _limit, _offset } }) => {
      const limit = Math.min(Number(_limit ?? PAGE_MAX), PAGE_MAX);
      const [found, subscriptions] = await Promise.all([
        store.invoices.find({ order: [['issuedAt', 'desc']], limit, offset: Number(_offset ?? 0) }),
        store.subscriptions.find(),
      ]);
      return ok(found.map((one) => invoiceView(one, subscriptions)));
    },
  }),
  read: allowed('fe.subscriptions.read', {
    params,
    answer: invoiceSchema,
    handle: async ({ store, params: { invoiceId } }) => {
      const found = await store.invoices.get(invoiceId);
      return found ? ok(invoiceView(found, await store.subscriptions.find())) : notFound('Invoice');
    },
  }),
  pdf: allowed('fe.subscriptions.read', {
    // it takes a while to set
    limit: 'question',
    params,
    query: v.object({ outputFileName: v.exactOptional(text(FILE_NAME_MAX)) }),
    answer: v.object({ blob: v.instance(Blob), name: v.string() }),
    handle: async ({ store, ports, caller, from, params: { invoiceId }, query: { outputFileName } }) => {
      const found = await store.invoices.get(invoiceId);
      if (!found || found.status === 'draft') return notFound('Invoice');
      const tenant = await store.tenants.get(caller.tenantId);
      const { printInvoice = plainInvoice, config } = ports;
      const bytes = await printInvoice(found, {
        vendor: config.vendor.name,
        sellerLines: config.billing.sellerLines,
        logo: await readLogo(ports),
        company: tenant?.name ?? '',
        language: from.language,
      });
      return ok({
        blob: new Blob([bytes], { type: 'application/pdf' }),
        name: fileNameOf(outputFileName, found.number),
      });
    },
  }),
});
