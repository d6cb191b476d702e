import { DRAFT_KEY } from '#checkout/draft-key'
import { type InvoiceDraft, noInvoice } from '#checkout/invoice-draft'
import type { Ports } from '#shop/ports'

/** Input at checkout that is stored on the device alone. */
export interface KeptDraft {
  remark: string
  invoice: InvoiceDraft
}

/** A draft without input. */
export const emptyDraft: KeptDraft = { remark: '', invoice: noInvoice }

/**
 * Returns the draft that this shopper entered before a reload; undefined if there is none, or if it is another
 * shopper's.
 */
export function readDraft({ tabStorage }: Ports, who: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(tabStorage?.get(DRAFT_KEY) ?? 'null') as (KeptDraft & { who: string }) | null
    return kept?.who === who ? { remark: kept.remark, invoice: kept.invoice } : undefined
  } catch {
    return undefined
  }
}

/** Stores the shopper's draft in the tab. */
export function keepDraft({ tabStorage }: Ports, who: string, { remark, invoice }: KeptDraft): void {
  if (who) tabStorage?.set(DRAFT_KEY, JSON.stringify({ who, remark, invoice }))
}
