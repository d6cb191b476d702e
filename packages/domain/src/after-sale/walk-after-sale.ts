import { emptyAfterSaleForm, type AfterSaleForm } from '#after-sale/after-sale-form'

/** What the after-sale screens hold (E08, S13). */
export interface AfterSaleWalk<D> {
  /** The request that is looked at. */
  detail?: D
  form: AfterSaleForm
  /** Whether the shopper is being asked if the request shall be cancelled. */
  cancelDialog: boolean
}

/** Something that happens on an after-sale screen. */
export type AfterSaleEvent<D> =
  | { type: 'detail-came'; detail: D }
  | { type: 'detail-reset' | 'form-reset' | 'form-cleared' | 'cancel-asked' | 'cancel-answered' }
  | { type: 'form-filled'; form: Partial<AfterSaleForm> }

/** An after-sale screen as it opens (S13). */
export const startAfterSale = <D>(): AfterSaleWalk<D> => ({ form: emptyAfterSaleForm(), cancelDialog: false })

/**
 * What an after-sale screen holds next (S13). Resetting the form begins anew for the same product; clearing it forgets
 * the product too. Which details to read anew after a submission stands in `reloadAfter`.
 */
export function walkAfterSale<D>(walk: AfterSaleWalk<D>, event: AfterSaleEvent<D>): AfterSaleWalk<D> {
  const { form, cancelDialog } = walk
  switch (event.type) {
    case 'detail-came':
      return { ...walk, detail: event.detail }
    case 'detail-reset':
      return { form, cancelDialog }
    case 'form-filled':
      return { ...walk, form: { ...form, ...event.form } }
    case 'form-reset':
      return { ...walk, form: { ...emptyAfterSaleForm(), skuNo: form.skuNo, itemPrice: form.itemPrice } }
    case 'form-cleared':
      return { ...walk, form: emptyAfterSaleForm() }
    case 'cancel-asked':
    case 'cancel-answered':
      return { ...walk, cancelDialog: event.type === 'cancel-asked' }
  }
}
