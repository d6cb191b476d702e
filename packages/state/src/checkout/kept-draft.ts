import { DRAFT_KEY } from '#checkout/draft-key'
import { type InvoiceDraft, noInvoice } from '#checkout/invoice-draft'
import type { Ports } from '#shop/ports'

/** The shopper's input at checkout that the server does not know. */
export interface KeptDraft {
  remark: string
  invoice: InvoiceDraft
}

/** Nothing written. */
export const emptyDraft: KeptDraft = { remark: '', invoice: noInvoice }

/** The shopper's input before a reload, if any; another shopper's is ignored. */
export function readDraft({ tabStorage }: Ports, who: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(tabStorage?.get(DRAFT_KEY) ?? 'null') as (KeptDraft & { who: string }) | null
    return kept?.who === who ? { remark: kept.remark, invoice: kept.invoice } : undefined
  } catch {
    return undefined
  }
}

/** Keeps it for this tab and this shopper. */
export function keepDraft({ tabStorage }: Ports, who: string, { remark, invoice }: KeptDraft): void {
  if (who) tabStorage?.set(DRAFT_KEY, JSON.stringify({ who, remark, invoice }))
}
